import {translate} from '@docusaurus/Translate';

/** Short facts, at least one, behind one another with the comma of the language: "Spanish, 27". */
export const sequence = (facts: readonly (string | number)[]): string =>
  facts.map(String).reduce((before, after) =>
    translate(
      {
        id: 'facts.sequence',
        message: '{before}, {after}',
        description:
          'Two short facts with the comma of the language, such as “Spanish, 27” or “11:00–14:00, 18:00–20:00”',
      },
      {before, after},
    ),
  );
