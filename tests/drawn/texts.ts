/** The texts of a page, one for each text node: as the document has them, and as the HTML has them. */
import {load} from 'cheerio';

/** Runs in the page: its texts as they are now, after React has taken it over. */
export function textsInDocument(): string[] {
  const root = document.getElementById('__docusaurus');
  if (!root) throw new Error('The page has no root.');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    // The content of a dialog is rendered when it opens; noscript is for visitors without script.
    if (walker.currentNode.parentElement?.closest('dialog, noscript')) continue;
    texts.push((walker.currentNode.textContent ?? '').replace(/\s+/g, ' ').trim());
  }
  return texts.filter(Boolean);
}

/** The texts of a page in the HTML that the server sent. */
export function textsInHtml(html: string): string[] {
  const $ = load(html);
  $('dialog, noscript').remove();
  const textsBelow = (element: Parameters<typeof $>[0]): string[] =>
    $(element)
      .contents()
      .toArray()
      .flatMap((node) => {
        if (node.type === 'text') return [node.data.replace(/\s+/g, ' ').trim()];
        return node.type === 'comment' ? [] : textsBelow(node);
      });
  return textsBelow('#__docusaurus').filter(Boolean);
}
