/** Links of a body: pages by their file, anchors that exist, numbers and addresses by components. */
import type {Link, Root} from 'mdast';

import {importOfTag} from '../authorComponents';
import {type Fault, faultAt} from './faults';
import {otherAddress} from './linkWords';
import {type LinkContext, pageFault, suffixFault} from './pageLinks';
import {ownPath} from './pageMeant';
import {isElement, textOf, stepsOf} from './walk';

/** Addresses that a component writes, so that they are true everywhere at once. */
const BY_COMPONENT: readonly (readonly [RegExp, string, string])[] = [
  [/^mailto:/i, 'an e-mail address as a link', '<MailLink box="info" />'],
  [/^tel:/i, 'a telephone number as a link', '<CallLink />'],
  [
    /^https?:\/\/(wa\.me|api\.whatsapp\.com|web\.whatsapp\.com)\b/i,
    'a WhatsApp address as a link',
    '<WhatsAppLink />',
  ],
  [
    /^https?:\/\/(maps\.(app\.)?goo|goo\.gl\/maps|(www\.)?google\.[a-z.]+\/maps|maps\.google)/i,
    'a map as a link',
    '<MapLink>…</MapLink>',
  ],
];

function faultOf(url: string, context: LinkContext): Omit<Fault, 'field'> | undefined {
  if (!url.trim()) {
    return {
      found: 'a link without an address',
      remedy: 'Write the file of a page in the round brackets.',
    };
  }
  const component = BY_COMPONENT.find(([pattern]) => pattern.test(url));
  if (component) {
    const remedy = `Use the component ${component[2]}.${importOfTag(component[2], context.body)}`;
    return {found: component[1], remedy, rule: 'typed-link'};
  }
  const own = ownPath(url, context.hosts);
  if (own !== undefined) {
    const id = context.addresses.get(own.replace(/\/?(?:[?#].*)?$/, '') || '/');
    return {
      found: `a link to the site itself, ${url}`,
      remedy: `Link to the page’s file${id ? `: /${id}.mdx${/#[\w-]+$/.exec(own)?.[0] ?? ''}` : ' in docs/, such as /massage-menu.mdx.'}`,
    };
  }
  if (/^http:\/\//i.test(url)) {
    return {found: `the insecure address ${url}`, remedy: 'Write it with https://.'};
  }
  if (/^https:\/\//i.test(url)) {
    return /^https:\/\/[^/\s]+\.[a-z]{2,}([/?#]\S*)?$/i.test(url)
      ? undefined
      : {
          found: `the address ${url}`,
          remedy: 'Write a whole address, such as https://www.aepd.es.',
        };
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    return {
      found: `a link to ${url}`,
      remedy: 'Link to a page’s file or to an address with https://.',
    };
  }
  if (
    /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|es|cat|net|org|eu|info|barcelona)(?:[/?#]|$)/i.test(url)
  ) {
    return {found: `the address ${url} without its beginning`, remedy: `Write https://${url}.`};
  }
  if (context.files?.has(url)) {
    const remedy = `Write ! before it to show it, ![What is seen](${url}), or link to a page’s file.`;
    return {found: `a link to the picture ${url}`, remedy};
  }
  return pageFault(url, context);
}

/** An address that Markdown makes a link of by itself: brackets were forgotten. */
const isBare = (link: Link): boolean => {
  const text = textOf(link);
  return link.position?.end.offset !== undefined && link.position.start.offset !== undefined
    ? link.position.end.offset - link.position.start.offset === text.length
    : false;
};

/** Words that say nothing of where a link leads, to those who hear a page's links one by one. */
const VAGUE =
  /^(?:click |pincha |pulsa |haz clic )?(?:here|aquí|this(?: link| page)?|este enlace|link|enlace|más|more)[.!]?$/i;

/** Names links that lead nowhere, and those that a component should write. */
export function checkLinks(tree: Root, context: LinkContext): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (isElement(node)) {
      const wrong = suffixFault(node, context);
      return wrong ? [faultAt(node, wrong.found, wrong.remedy)] : [];
    }
    if (node.type === 'definition') {
      const wrong = faultOf(node.url, context);
      return wrong ? [faultAt(node, wrong.found, wrong.remedy)] : [];
    }
    const make = ({found, remedy, rule}: Omit<Fault, 'field'>): Fault[] => [
      {...faultAt(node, found, remedy), ...(rule && {rule})},
    ];
    if (node.type === 'image') {
      if (/^https?:/.test(node.url)) {
        return make({
          found: `a picture from another website (${node.url})`,
          remedy: 'Put the picture into static/img and name it /img/….',
        });
      }
      if (!context.files || context.files.has(node.url)) return [];
      const name = /[^/\\]+\.\w+$/.exec(node.url)?.[0] ?? 'lamp.svg';
      return make({
        found: `the picture ${node.url}, and there is no such file in static`,
        remedy: `Put the picture into static/img and write /img/${name}: words show no other ones.`,
      });
    }
    if (node.type === 'link') {
      // Typed numbers and letter boxes in prose are told there.
      if (isBare(node)) {
        return /^https?:/.test(node.url)
          ? make({
              found: `the address ${textOf(node)} in the words`,
              remedy: 'Write a link with words: [words](https://…).',
            })
          : [];
      }
      const text = textOf(node).trim();
      const wrong = faultOf(node.url, context) ?? otherAddress(text, node.url);
      if (wrong) return make(wrong);
      if (VAGUE.test(text)) {
        return make({
          found: `a link that says only “${text}”`,
          remedy: 'Say where it leads, as in [the menu](/massage-menu.mdx).',
        });
      }
      return text !== ''
        ? []
        : make({found: 'a link without words', remedy: 'Write its words in the square brackets.'});
    }
    if (node.type === 'text') {
      const reference = /\[[^\]\n]+\]\[[^\]\n]*\]/.exec(node.value);
      const open = /\[[^\]\n]+\]\s+\([^)\n]*\)|\[[^\]\n]+\]\([^)\n]*$/.exec(node.value);
      const rest = /\]\([^)\s]*\)?|\(\/[\w/-]+\.mdx[^)\s]*\)?/.exec(node.value);
      const broken = reference?.[0] ?? open?.[0] ?? rest?.[0];
      return broken
        ? make({
            found: `${broken}, which makes no link`,
            remedy: 'Write a link as [words](/page.mdx), without a space between the brackets.',
          })
        : [];
    }
    return [];
  });
}
