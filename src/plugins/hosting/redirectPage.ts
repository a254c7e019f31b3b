/** The page at a former address, for hosts that do not read the list of redirects. */
import Mustache from 'mustache';

import type {createRedirects} from './addresses';

type Redirect = Omit<ReturnType<typeof createRedirects>[number], 'from'>;

/** Keeps query and fragment. A file, because the hash of an inline script would be bytes before each page. */
export const REDIRECT_SCRIPT = {
  file: 'redirect.js',
  text: "location.replace(document.querySelector('a').href + location.search + location.hash);\n",
};

/** A page that redirects by itself and has a link. `url` is the site's. */
export const redirectPage = ({to, lang, title: words}: Redirect, url: string): string => {
  const title = Mustache.escape(words);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${to}">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<main><h1><a href="${to}">${title}</a></h1></main>
<script src="/${REDIRECT_SCRIPT.file}"></script>
</body>
</html>
`;
};
