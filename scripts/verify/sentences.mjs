/* What was found, in sentences: what a visitor meets, and what the operator does about it. */

const RULES =
  'let the host read its rules (.htaccess on Apache; "Table of hosts" in guides/operating.md)';
const UPLOAD = `upload all of build/ and ${RULES}`;

/** By kind of difference; `%` stands for the detail of the first address. */
const FAULTS = {
  silent: 'no answer (%), so visitors see nothing; verify again, and ask the host if it stays so',
  missing: `status %, so visitors from search engines and chats find no page; ${UPLOAD}`,
  folder: `opens only through a folder, at an address that search engines do not know; ${RULES}`,
  query: `redirects without the part after "?", so a link to a profile opens the page alone; ${RULES}`,
  unlabelled:
    'compressed bytes are sent as text, which browsers show as rubbish; switch MultiViews off, or delete the .br and .gz files at the host',
  undecodable:
    'cannot be unpacked (%), so browsers show an error; let the host send files that are compressed already as they are',
  different:
    'differs from the build, so visitors see another version; upload all of build/, and switch off what changes pages at the host',
  older: 'changed on %, later than this build; build what was published last and verify with that',
  type: `sent with the type %, which browsers may refuse; ${RULES}`,
  kept: 'browsers keep the page after an upload; switch off the caching rules of the host',
  'other name': `status % with something else than the page of this name; ${RULES}`,
  redirect: `status %, so old links end there; ${UPLOAD}`,
  found:
    'status % for a page that does not exist, so search engines list it; let the host send 404.html with status 404',
  'error page': `the 404 page is not the one of the language; ${RULES}`,
  'missing kept': `browsers remember for long that it is missing, also after the next upload; ${RULES}`,
  headers: `this header of the build is not sent, for example with %, so browsers protect visitors less and load more; ${RULES}`,
  header: `this header has another value, %, so browsers do something else; remove what the host adds, and ${RULES}`,
  sitemap:
    'does not list exactly the pages for search engines, which miss some; upload all of build/',
  http: `does not redirect to https, so visitors read without encryption; ${RULES}`,
  'http silent':
    'no answer (%), so visitors who type no https find nothing; let the host redirect to https',
  'other host': `does not redirect to the address of the site, which search engines then list twice; ${RULES}`,
};

/** What may stay as it is. */
const REMARKS = {
  'redirect page':
    'redirects by a page, not by status 301, which search engines follow more slowly',
  hidden: 'can be read by anybody; nothing in it is secret',
  uncompressed: 'pages are not compressed and take several times as long to load',
  'other host silent':
    'no answer (%); if people type it, let its DNS record and certificate point to the host',
};

/** Turns what was found, by kind and subject, into `faults` and `remarks`. */
export function sentencesOf(found) {
  const sentences = (texts) =>
    [...found].flatMap(([kind, subjects]) => {
      if (!texts[kind]) return [];
      const [[first, detail]] = subjects;
      const more = subjects.size > 1 ? ` and ${subjects.size - 1} more` : '';
      return `${first}${more}: ${texts[kind].replace('%', () => detail)}.`;
    });
  return {faults: sentences(FAULTS), remarks: sentences(REMARKS)};
}
