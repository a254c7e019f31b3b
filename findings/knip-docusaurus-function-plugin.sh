#!/usr/bin/env bash
# knip 6.44 and a Docusaurus plugin that is a function in the configuration.
#
# Docusaurus accepts a function as well as a path in `plugins` and calls it with its context. knip's Docusaurus plugin
# calls the function without a context. A function that reads its context then throws; knip prints one line about it,
# and reports files that are named in the configuration as unused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > package.json <<'JSON'
{"name": "sample", "private": true, "type": "commonjs", "dependencies": {"@docusaurus/core": "3.10.2"}}
JSON
npm install --no-save --no-audit --no-fund --silent --legacy-peer-deps knip@6.44.0 typescript@5.9.3
mkdir plugins
echo 'module.exports = () => ({name: "other"});' > plugins/other.js
configuration() {
  echo "module.exports = {title: 't', url: 'https://house.test', baseUrl: '/', plugins: ['./plugins/other.js', $1]};" > docusaurus.config.js
  npx knip --include files 2>&1 || true
}
echo "knip $(npx knip --version)"
plain=$(configuration "() => ({name: 'own'})")
reading=$(configuration "({siteDir}) => ({name: 'own', getPathsToWatch: () => [siteDir]})")
echo "--- a function that does not read its context:"; echo "${plain:-(nothing reported)}"
echo "--- a function that reads its context:"; echo "$reading"
grep -q 'plugins/other.js' <<< "$plain" && { echo 'CHANGED: reported without a reason.'; exit 1; }
grep -q 'Error loading docusaurus.config.js' <<< "$reading" || { echo 'CHANGED: the configuration loads.'; exit 1; }
grep -q 'plugins/other.js' <<< "$reading" || { echo 'CHANGED: the other plugin is found.'; exit 1; }
echo 'As described.'
