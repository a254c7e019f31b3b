#!/usr/bin/env bash
# Rspack 1.7.12: a banner for scripts is also written into style sheets, where it takes the first rule with it.
#
# `BannerPlugin` with `raw` writes a text in front of the files of a chunk, such as a line for the browser's compiler.
# A chunk's files are its style sheets too, and `entryOnly` does not exclude them. `//` begins no comment in CSS: what
# follows belongs to the selector of the first rule, which is invalid then, without a message from anybody. `test` with
# the extension of scripts keeps the banner out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent @rspack/core@1.7.12 css-loader@6.11.0 postcss@8.5.33 \
  > install.log 2>&1 || { cat install.log; exit 1; }
mkdir src
echo '.room { color: maroon }' > src/room.css
echo "import './room.css'; console.log('room');" > src/index.js
cat > build.mjs <<'JS'
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {rspack} from '@rspack/core';
import postcss from 'postcss';

for (const options of [{entryOnly: true}, {entryOnly: true, test: /\.js$/}]) {
  const compiler = rspack({
    mode: 'production',
    module: {rules: [{test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'], type: 'javascript/auto'}]},
    plugins: [
      new rspack.CssExtractRspackPlugin(),
      new rspack.BannerPlugin({banner: '//# note', raw: true, stage: 1000, ...options}),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString());
  const read = (extension) => readFileSync(`dist/main.${extension}`, 'utf8');
  const {selector} = postcss.parse(read('css')).first;
  console.log(`${Object.keys(options).join(' and ')}: script ${read('js').startsWith('//# note')}, first selector ${JSON.stringify(selector)}`);
}
JS
echo "Rspack $(node -p "require('@rspack/core/package.json').version"), BannerPlugin:"
output=$(node build.mjs)
expected='entryOnly: script true, first selector "//# note\n.room"
entryOnly and test: script true, first selector ".room"'
echo "$output"
[ "$output" = "$expected" ] || { echo 'CHANGED: the plugin treats style sheets differently.'; exit 1; }
echo 'As described.'
