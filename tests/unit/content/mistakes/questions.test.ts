/** Questions and answers: headings, each with its answer below it. */
import {ES} from '../site';
import {ABOUT, COOKIES, testChanges} from './rows';

/** The line of the first text between the tags. */
const FIRST_LINE = 24;

const inSection = (text: string): string =>
  `<FacilityPhotos />\n\n<Section>\n<Questions>\n\n${text}\n\n</Questions>\n</Section>`;

const CASES = [
  {
    name: 'questions with their answers',
    text: '### One?\n\nYes.\n\n### Two? {#two}\n\n- No\n- Yes',
  },
  {name: 'a comment before the first question', text: '{/* a note */}\n\n### One?\n\nYes.'},
  {
    name: 'words above the first question',
    text: 'Ask us.\n\n### One?\n\nYes.',
    place: `${ABOUT}:${FIRST_LINE}`,
    message: /Write a "### " heading above this: in <Questions> each question begins with one/,
  },
  {
    name: 'a list without a question',
    text: '- One\n- Two',
    place: `${ABOUT}:${FIRST_LINE}`,
    message: /Write a "### " heading above this/,
  },
  {
    name: 'a larger heading among questions',
    text: '### One?\n\nYes.\n\n## More\n\nWords.',
    place: `${ABOUT}:${FIRST_LINE + 4}`,
    message: /Write "### " for this question, or <\/Questions> above this heading/,
  },
  {
    name: 'questions with larger headings',
    text: '## One?\n\nYes.',
    place: `${ABOUT}:${FIRST_LINE}`,
    message: /Write "### " for this question/,
  },
  {
    name: 'a question without an answer',
    text: '### One?\n\n### Two?\n\nYes.',
    place: `${ABOUT}:${FIRST_LINE}`,
    message: /Write the answer below this question/,
  },
  {
    name: 'a last question without an answer',
    text: '### One?\n\nYes.\n\n### Two?\n\n{/* later */}',
    place: `${ABOUT}:${FIRST_LINE + 4}`,
    message: /Write the answer below this question/,
  },
  {
    name: 'a link in a question',
    text: '### May I [write](/contact.mdx)?\n\nYes.',
    place: `${ABOUT}:${FIRST_LINE}`,
    message: /Write this question in words alone, and links and components in its answer/,
  },
  {
    name: 'a component in a question',
    text: '### Is it <BusinessFact name="phone" />?\n\nYes.',
    place: `${ABOUT}:${FIRST_LINE}`,
    message: /Write this question in words alone/,
  },
  {name: 'a word of another language in a question', text: '### A <i lang="es">vale</i>?\n\nYes.'},
  {
    name: 'two questions with one id',
    text: '### One? {#one}\n\nYes.\n\n### Two? {#one}\n\nNo.',
    place: `${ABOUT}:${FIRST_LINE + 4}`,
    message: /Two headings are called \{#one\}/,
  },
  {
    name: 'nothing between the tags',
    text: '',
    place: `${ABOUT}:${FIRST_LINE - 2}`,
    message: /Write what belongs between <Questions> and <\/Questions>/,
  },
  {
    name: 'a link to a question that does not exist',
    text: '### One?\n\nSee [two](#two).',
    place: `${ABOUT}:${FIRST_LINE + 2}`,
    message: /There is no heading of \/about\.mdx with the id #two/,
  },
];

testChanges(
  CASES.map(({text, ...expected}) => ({
    ...expected,
    change: (site) => site.edit(ABOUT, '<FacilityPhotos />', inSection(text)),
  })),
);

testChanges([
  {
    name: 'questions outside of a section',
    change: (site) =>
      site.edit(
        ABOUT,
        '<FacilityPhotos />',
        '$&\n\n<Questions>\n\n### One?\n\nYes.\n\n</Questions>',
      ),
    place: `${ABOUT}:21`,
    message: /Put <Questions> between <Section> and <\/Section>/,
  },
  {
    name: 'questions in a legal text',
    change: (site) => {
      for (const file of [COOKIES, `${ES}/legal/cookie-policy.mdx`]) {
        site.edit(file, /$/, '\n<Questions>\n\n### One? {#one}\n\nYes.\n\n</Questions>\n');
      }
    },
  },
]);
