/**
 * The HTML skeleton of every page (an Eta template, Docusaurus' `ssrTemplate`).
 * Scripts are only listed in it: the boot script requests them after the first
 * screen has been painted or at the first input, so that they never compete with
 * the first picture. Nothing else is inline but the styles that writePageFiles.ts
 * puts in, so a hash for each layout and one more serve a strict policy.
 */
import {bootScript} from './bootScript';
import {firstFontLink, lateFontsLink} from './fonts';

/** The announcement of a picture among the tags of the head; attributes may hold a `>`. */
const PICTURE = String.raw`/<link(?:"[^"]*"|[^">])* as="image"(?:"[^"]*"|[^">])*>/`;

/** How wide the window is: a telephone that has not read it takes it for 980 px and asks for a larger picture too. */
const WINDOW = String.raw`/<meta(?:"[^"]*"|[^">])* name="viewport"(?:"[^"]*"|[^">])*>/`;

export const pageTemplate = `<% const tags = it.metaAttributes.join(''); const [picture = ''] = tags.match(${PICTURE}) ?? []; const [viewport = ''] = tags.match(${WINDOW}) ?? []; %><!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <%~ viewport %>
    <%~ picture %>
    <%~ tags.replace(viewport, '').replace(picture, '') %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
    ${lateFontsLink}
  </head>
  <body <%~ it.bodyAttributes %>>
    ${firstFontLink}
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="application/json" id="site-scripts"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
    <script>${bootScript}</script>
  </body>
</html>
`;
