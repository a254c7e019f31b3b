/**
 * The HTML skeleton of every page (an Eta template, Docusaurus' `ssrTemplate`).
 * Scripts are only listed in it: the boot script requests them after the first
 * screen has been painted or at the first input, so that they never compete with
 * the first picture. Nothing else is inline, so one hash serves a strict policy.
 */
import {bootScript} from './bootScript';

export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <script type="application/json" id="site-scripts"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
    <script>${bootScript}</script>
  </body>
</html>
`;
