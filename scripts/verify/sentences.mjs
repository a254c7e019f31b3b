/* What was found, in sentences: what a visitor meets, and what the operator does about it. */

const UPLOAD = 'upload all of build/ and {rules}';

/** By kind of difference; `%` stands for the detail of the first address, `{rules}` for a remedy of the host. */
const FAULTS = {
  silent: 'no answer (%), so visitors see nothing; verify again, and ask the host if it stays so',
  limited:
    '%, because there were too many requests, so visitors who look at several pages see errors; {limit}',
  missing: `status %, so visitors from search engines and chats find no page; ${UPLOAD}`,
  folder: `opens only through a folder, at an address that search engines do not know; {rules}`,
  query: `redirects without the part after "?", so a link to a profile opens the page alone; {rules}`,
  unlabelled:
    'compressed bytes are sent as text, which browsers show as rubbish; switch MultiViews off, or delete the .br and .gz files at the host',
  undecodable:
    'cannot be unpacked (%), so browsers show an error; let the host send files that are compressed already as they are',
  different:
    'differs from the build, so visitors see another version; upload all of build/, and switch off what changes pages at the host',
  older: 'changed on %, later than this build; build what was published last and verify with that',
  type: `sent with the type %, which browsers may refuse; {rules}`,
  kept: 'browsers keep the page after an upload; switch off the caching rules of the host',
  'other name': `status % with something else than the page of this name; {rules}`,
  redirect: `status %, so old links end there; ${UPLOAD}`,
  found:
    'status % for a page that does not exist, so search engines list it; let the host send 404.html with status 404',
  'error page': `the 404 page is not the one of the language; {rules}`,
  'missing kept': `browsers remember for long that it is missing, also after the next upload; {rules}`,
  headers: `this header of the build is not sent, for example with %, so browsers protect visitors less and load more; {headers}`,
  header: `this header has another value, %, so browsers do something else; remove what the host adds, and {rules}`,
  chat: 'gets % where browsers get the page, so links in chats show no card; {wall}',
  sitemap:
    'does not list exactly the pages for search engines, which miss some; upload all of build/',
  http: `does not redirect to https, so visitors read without encryption; {https}`,
  'http silent': 'no answer (%), so visitors who type no https find nothing; {https}',
  'other host': `does not redirect to the address of the site, which search engines then list twice; {otherName}`,
};

/** Kinds that show that the host does not apply the rules of the build. */
const WITHOUT_RULES = ['folder', 'missing', 'redirect page', 'redirect', 'error page', 'found'];

/** What may stay as it is. */
const REMARKS = {
  'redirect page':
    'redirects by a page, not by status 301, which search engines follow more slowly',
  crawler:
    'gets % where browsers get the page, so links there have no card, and searches do not find it; {wall}, unless the host knows them by their addresses and has refused this test alone',
  hidden: 'can be read by anybody; nothing in it is secret',
  uncompressed: 'pages are not compressed and take several times as long to load',
  'other host silent':
    'no answer (%); if people type it, let its DNS record and certificate point to the host',
};

/** Turns what was found on a host, by kind and subject, into `faults` and `remarks`. */
export function sentencesOf(found, {remedies}) {
  const appliesRules = !WITHOUT_RULES.some((kind) => found.has(kind));
  const known = {...remedies, headers: appliesRules ? remedies.removed : remedies.rules};
  const sentences = (texts) =>
    [...found].flatMap(([kind, subjects]) => {
      if (!texts[kind]) return [];
      const [[first, detail]] = subjects;
      const more = subjects.size > 1 ? ` and ${subjects.size - 1} more` : '';
      const text = texts[kind]
        .replace(/\{(\w+)\}/g, (_token, about) => known[about])
        .replace('%', () => detail);
      return `${first}${more}: ${text}.`;
    });
  return {faults: sentences(FAULTS), remarks: sentences(REMARKS)};
}
