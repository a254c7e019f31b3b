/** Features of one list that have the same drawing. */
import type {Root} from 'mdast';

import {type Fault, faultAt} from './faults';
import {type Element, attributeOf, isElement, stepsOf} from './walk';

/** Names the second of two: each drawing stands for what its own feature says. */
export const sameIcons = (tree: Root): Fault[] =>
  stepsOf(tree).flatMap(({node}): Fault[] => {
    if (!isElement(node) || node.name !== 'FeatureList') return [];
    const features = stepsOf(node)
      .map((step) => step.node)
      .filter((one): one is Element => isElement(one) && one.name === 'Feature');
    const icons = features.map((one) => attributeOf(one, 'icon'));
    return features.flatMap((one, at) => {
      const icon = icons[at];
      if (typeof icon !== 'string' || icons.indexOf(icon) === at) return [];
      const remedy = 'Give each feature of a list another icon.';
      return [faultAt(one, `icon="${icon}" twice in one list`, remedy)];
    });
  });
