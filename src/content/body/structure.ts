/** The form of a body: its headings and their names, its pictures, its signs of Markdown. */
import type {Root} from 'mdast';

import {isFileName} from '../pictures/fileNames';
import {anchorsOf} from './anchors';
import {countForms} from './countForms';
import {contentsFaults} from './contents';
import {sameIcons} from './sameIcons';
import {sentencesTwice} from './sentencesTwice';
import {emptyParts} from './emptyParts';
import {escapedSigns} from './escaped';
import {entryFaultsIn} from './entries';
import {type Fault, faultAt} from './faults';
import {headingFaults} from './headings';
import {headingWordFaults} from './headingWords';
import {listSlips} from './listSlips';
import {listFaults} from './lists';
import {outsideEntry} from './outsideEntry';
import type {ParsedBody} from './parse';
import {neighbourFaults} from './neighbours';
import {codeIn, looseMarks} from './signs';
import {tableFaults} from './tables';
import {twiceBeside} from './twiceBeside';
import {unsignedLines} from './unsigned';
import {stepsOf} from './walk';
import {yearFaults} from './years';

/** Words that say nothing of what is seen. */
const VAGUE = /^(?:an? )?(?:image|photo|picture|imagen|foto|fotografía)\.?$/i;

/** Pictures need words for those who cannot see them. */
function pictures(tree: Root): Fault[] {
  return stepsOf(tree).flatMap(({node}): Fault[] => {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const words = node.alt?.trim() ?? '';
    const name = 'url' in node ? node.url : '';
    const isVague = VAGUE.test(words);
    if (words && !isVague && !isFileName(words)) return [];
    return [
      faultAt(
        node,
        words
          ? `a picture described by ${isVague ? 'a word that fits any' : 'its file name'} (${name})`
          : `a picture without words (${name})`,
        'Say between the square brackets what is seen: ![A lamp in a window](…).',
      ),
    ];
  });
}

/** Headings, names of headings, pictures and signs. `hero` holds the page's title where the page has one. */
export function checkStructure(
  parsed: ParsedBody,
  hero: string | undefined,
  isLegal: boolean,
): Fault[] {
  const {tree} = parsed;
  if (!tree) return [];
  const ofSigns = [
    ...looseMarks(tree, parsed.text),
    ...escapedSigns(tree, parsed.text),
    ...listSlips(tree, parsed.text),
    ...entryFaultsIn(tree, parsed.text),
    ...unsignedLines(parsed),
    ...outsideEntry(tree),
  ];
  const ofHeadings = [
    ...headingFaults(tree, hero),
    ...headingWordFaults(parsed),
    ...anchorsOf(parsed).faults,
  ];
  const faults = [
    ...ofHeadings,
    ...pictures(tree),
    ...codeIn(tree, parsed.text, isLegal),
    ...ofSigns,
    ...neighbourFaults(tree),
    ...contentsFaults(tree, [...ofHeadings, ...ofSigns], ofSigns),
    ...listFaults(tree, parsed.text),
    ...sentencesTwice(tree),
    ...sameIcons(tree),
    ...tableFaults(tree),
    ...yearFaults(tree),
    ...countForms(tree),
    ...twiceBeside(tree),
  ];
  const told = new Set(faults.map(({line}) => line));
  return [...faults, ...emptyParts(tree, told)];
}
