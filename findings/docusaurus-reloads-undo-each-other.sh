#!/usr/bin/env bash
# Docusaurus 3.10.2, `docusaurus start`: where two plugins watch one file, a save of it brings one of them back to the past.
#
# Each plugin whose paths hold the file is loaded again, both at once, and each load begins with the site as it was before
# the save. The load that ends last wins, with the other plugin's content and global data from before: it stays so until
# the other plugin is loaded again. A comment in Docusaurus' source calls this possible and unlikely; a plugin that reads
# pages beside the plugin of the pages meets it at every save. `allContentLoaded` is called in each of these loads, for all
# plugins: what is read there is of today.
set -euo pipefail
folder=$(mktemp -d)
server=''
trap '[ -z "$server" ] || kill "$server" 2> /dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent @docusaurus/core@3.10.2 @mdx-js/react@3.1.1 react@19.2.0 \
  react-dom@19.2.0 > install.log 2>&1 || { cat install.log; exit 1; }
cat > docusaurus.config.js <<'JS'
const {readFileSync} = require('node:fs');
const {setTimeout: rest} = require('node:timers/promises');
const read = () => readFileSync(`${__dirname}/greeting.txt`, 'utf8').trim();
const plugin = (name, milliseconds) => () => ({
  name,
  getPathsToWatch: () => ['greeting.txt'],
  loadContent: async () => {
    await rest(milliseconds);
    return read();
  },
  contentLoaded: ({content, actions}) => actions.setGlobalData({loaded: content}),
  allContentLoaded: ({actions}) => actions.setGlobalData({afterAll: read()}),
});
module.exports = {
  title: 'Sample', url: 'https://sample.example', baseUrl: '/', onBrokenLinks: 'ignore',
  plugins: [plugin('quick', 0), plugin('slow', 1500)],
};
JS
echo morning > greeting.txt
port=$(node -e "const server = require('node:net').createServer().listen(0, () => { console.log(server.address().port); server.close(); })")
npx docusaurus start --no-open --port "$port" > start.log 2>&1 &
server=$!
data=.docusaurus/globalData.json
for _ in $(seq 60); do grep -qs 'compiled' start.log && break; sleep 1; done
words() { node -p "const {quick, slow} = require('./$data'); [quick.default.$1, slow.default.$1].join(' ')"; }
before=$(words loaded)
echo evening > greeting.txt
sleep 8
after=$(words loaded)
all=$(words afterAll)
echo "Docusaurus 3.10.2: the quick and the slow plugin have read, before the save: $before"
echo "eight seconds after it, in contentLoaded: $after"
echo "and in allContentLoaded: $all"
[ "$before, $after, $all" = 'morning morning, morning evening, evening evening' ] || { cat start.log; echo 'CHANGED: both have the new word, or neither.'; exit 1; }
echo 'As described.'
