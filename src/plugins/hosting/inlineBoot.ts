/**
 * Puts the boot script into every page. The template only marks its place, because Docusaurus sends its whole
 * configuration to the browser, the template included (findings/docusaurus-template-in-scripts.sh).
 */
import {type BootParts, bootScript} from '../../template/bootScript';
import {readPages, write} from './files';

/** The mark in the template, with or without the quotation marks that the minifier removes. */
const MARK = /<script src="?boot\.js"?><\/script>/;

/** Does this for every page below a folder. */
export function inlineBoot(root: string, parts: BootParts): void {
  const element = `<script>${bootScript(parts)}</script>`;
  for (const {file, html} of readPages(root)) {
    if (MARK.test(html))
      write(
        root,
        file,
        html.replace(MARK, () => element),
      );
  }
}
