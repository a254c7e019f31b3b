/**
 * The list of chunks that the browser is sent: without the paths of sources and the numbers of modules,
 * which tell a server what it has rendered (about 20 bytes a page).
 */
/** What Docusaurus writes beside the `import()` of a chunk. */
const FOR_SERVERS = /\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** The list without what is for servers. Throws when it is not written as it was. */
export function lighterRegistry(text: string): string {
  const lighter = text.replace(FOR_SERVERS, ')]');
  if (lighter.includes('resolveWeak')) {
    throw new Error('Docusaurus writes .docusaurus/registry.js in another way: mend registry.ts.');
  }
  return lighter;
}
