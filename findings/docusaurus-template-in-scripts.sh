#!/usr/bin/env bash
# Docusaurus 3.10.2: the option `ssrTemplate`, the HTML around every page, also stands in the script of every page.
#
# The template is used by the build alone. But Docusaurus gives its whole configuration to the browser, for
# `useDocusaurusContext`, so each visitor loads the template once more, and whatever inline script stands in it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent @docusaurus/core@3.10.2 @docusaurus/preset-classic@3.10.2 \
  @mdx-js/react@3.1.1 react@19.2.0 react-dom@19.2.0 > install.log 2>&1 || { cat install.log; exit 1; }
cat > docusaurus.config.js <<'JS'
module.exports = {
  title: 'Sample', url: 'https://sample.example', baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: false}, blog: false, pages: false}]],
  ssrTemplate: `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head><%~ it.metaAttributes.join('') %><%~ it.headTags %></head>
  <body>
    <script>document.documentElement.dataset.started = 'only-in-the-template';</script>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <% it.scripts.forEach((file) => { %><script src="<%= it.baseUrl %><%= file %>" defer></script><% }); %>
  </body>
</html>`,
};
JS
mkdir docs
printf -- '---\nslug: /\n---\n\nWords.\n' > docs/home.mdx
npx docusaurus build > build.log 2>&1 || { cat build.log; exit 1; }
pages=$(grep -rl 'only-in-the-template' build --include='*.html' | wc -l)
scripts=$(cd build/assets/js && { grep -l 'only-in-the-template' ./*.js || true; } | sed 's/\.[0-9a-f]*\.js$//; s/^\.\///' | sort | paste -sd ' ')
echo "Docusaurus 3.10.2: pages with the script of the template: $pages; script files that contain it: $scripts"
[ "$pages" -gt 0 ] && [ "$scripts" = main ] || { echo 'CHANGED: other files contain the template.'; exit 1; }
echo 'As described.'
