#!/usr/bin/env bash
# Docusaurus 3.10.2: languages of one site have the same rules of components in another order, so their style sheets differ.
#
# All styles of a language are one file. The rules of components follow one another as the pages that import them do, and
# those are sorted by address. Where a translation has its own slugs, the order is another one: the file has another
# hash, and whoever caches it, or names inline styles by hashes in a content security policy, has one for each language.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"name": "sample", "private": true}' > package.json
npm install --no-save --no-audit --no-fund --silent @docusaurus/core@3.10.2 @docusaurus/preset-classic@3.10.2 \
  @mdx-js/react@3.1.1 react@19.2.0 react-dom@19.2.0 > install.log 2>&1 || { cat install.log; exit 1; }
cat > docusaurus.config.js <<'JS'
module.exports = {
  title: 'Sample', url: 'https://sample.example', baseUrl: '/', onBrokenLinks: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en', 'es']},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: false}, blog: false, pages: false}]],
};
JS
spanish=i18n/es/docusaurus-plugin-content-docs/current
mkdir -p docs src "$spanish"
for name in Bath Room; do
  printf '.%s { order: 1; }\n' "$name" > "src/$name.module.css"
  printf "import styles from './%s.module.css';\nexport default () => <p className={styles.%s}>%s</p>;\n" "$name" "$name" "$name" > "src/$name.js"
done
page() { printf -- "---\nslug: /%s\n---\n\nimport Part from '@site/src/%s';\n\n<Part />\n" "$2" "$3" > "$1"; }
page docs/bath.mdx bath Bath
page docs/room.mdx room Room
page "$spanish/bath.mdx" tina Bath
page "$spanish/room.mdx" sala Room
npx docusaurus build > build.log 2>&1 || { cat build.log; exit 1; }
order() { grep -oE '\.(Bath|Room)_' "$1"/assets/css/*.css | tr -d '._' | paste -sd ' '; }
english=$(order build)
other=$(order build/es)
echo "Docusaurus 3.10.2: order of the rules in English: $english; in Spanish: $other"
[ "$english" = 'Bath Room' ] && [ "$other" = 'Room Bath' ] || { echo 'CHANGED.'; exit 1; }
echo 'As described.'
