#!/usr/bin/env bash
# Docusaurus 3.10.2 with Rspack: a build with a warm cache does not notice that a plugin's alias leads elsewhere.
#
# The bundler's persistent cache is discarded when docusaurus.config.js or a file that it requires changes. A plugin that
# the configuration names by its path does not count, nor does what its `configureWebpack` returns: modules that were
# resolved by an alias keep the file that they had, without a message. Hosts that keep node_modules/.cache between
# builds publish the old one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent @docusaurus/core@3.10.2 @docusaurus/faster@3.10.2 \
  @docusaurus/preset-classic@3.10.2 @mdx-js/react@3.1.1 react@19.2.0 react-dom@19.2.0 > install.log 2>&1 || { cat install.log; exit 1; }
cat > docusaurus.config.js <<'JS'
module.exports = {
  title: 'Sample', url: 'https://sample.example', baseUrl: '/', onBrokenLinks: 'ignore',
  future: {faster: true, v4: true},
  plugins: ['./greeting'],
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: false}, blog: false, pages: false}]],
};
JS
for word in morning evening; do echo "module.exports = '$word';" > "$word.js"; done
# The plugin gives the module "greeting" a file.
lead_to() {
  cat > greeting.js <<JS
const path = require('node:path');
const alias = {'the-greeting\$': path.join(__dirname, '$1.js')};
module.exports = () => ({name: 'greeting', configureWebpack: () => ({resolve: {alias}})});
JS
}
mkdir docs
printf -- '---\nslug: /\n---\n\nimport greeting from "the-greeting";\n\nGood {greeting}\n' > docs/home.mdx
build() {
  npx docusaurus build > build.log 2>&1 || { cat build.log; exit 1; }
  { grep -oE 'morning|evening' build/index.html || true; } | head -1
}
lead_to morning
first=$(build)
lead_to evening
warm=$(build)
rm -rf node_modules/.cache
cold=$(build)
echo "Docusaurus 3.10.2, alias to \"morning\": the page says $first"
echo "alias to \"evening\", warm cache: the page says $warm"
echo "the same without the cache: the page says $cold"
[ "$first $warm $cold" = 'morning morning evening' ] || { echo 'CHANGED: other words with or without the cache.'; exit 1; }
echo 'As described.'
