/**
 * The HTML of every page (an Eta template, Docusaurus' `ssrTemplate`). It only lists the scripts, to which a build adds
 * the page's own (plugins/hosting/pageScripts.ts): the boot script requests them after the first paint or at the first
 * input, so that they never compete with the first picture, whose preload comes first, before the styles. The boot
 * script stands in the head: the first frame already shows what is for visitors with script. A build replaces its mark
 * here by its text (plugins/hosting/inlineBoot.ts), and the link to the style sheet by the styles that the page uses
 * (inlineStyles.ts). The font of the headings is preloaded in the body, because in the head it would delay Chromium's
 * first frame.
 */
/**
 * What comes first in the head, though Docusaurus writes it later: until a phone has read the viewport, it requests a
 * picture as wide as a desktop. Attributes may contain a `>`.
 */
const FIRST = String.raw`/<(?:link|meta)(?:"[^"]*"|[^">])* (?:as="image"|name="viewport")(?:"[^"]*"|[^">])*>/g`;

export const template = `<% const tags = it.metaAttributes.join(''); %><!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <%~ (tags.match(${FIRST}) ?? []).join('') %>
    <%~ tags.replace(${FIRST}, '') %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
    <noscript><link rel="stylesheet" href="<%= it.baseUrl %><%= it.stylesheets[0] %>"></noscript>
    <noscript><link rel="stylesheet" href="/fonts/late.css"></noscript>
    <script src="boot.js"></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <link rel="preload" as="font" type="font/woff2" href="/fonts/newsreader.woff2" fetchpriority="low" crossorigin>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="application/json" id="site-scripts" data-styles="<%= it.baseUrl %><%= it.stylesheets[0] %>"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
  </body>
</html>
`;
