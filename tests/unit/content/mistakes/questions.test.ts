/** Questions and answers: headings, each with its answer below it. */
import {ES} from '../site';
import {ABOUT, COOKIES} from './paths';
import {type Change, type Problem, accepts, reports} from './tables';

type QuestionsRow = Problem & {readonly name: string; readonly text: string};

/** Adds a section of questions to a page. */
const withQuestions = ({text, ...row}: QuestionsRow): Change & Problem => ({
  ...row,
  file: ABOUT,
  from: '<FacilityPhotos />',
  to: `<FacilityPhotos />\n\n<Section>\n<Questions>\n\n${text}\n\n</Questions>\n</Section>`,
});

accepts(
  [
    {
      name: 'questions with their answers',
      text: '### One?\n\nYes.\n\n### Two? {#two}\n\n- No\n- Yes',
    },
    {name: 'a comment before the first question', text: '{/* a note */}\n\n### One?\n\nYes.'},
    {
      name: 'a word of another language in a question',
      text: '### A <i lang="es">vale</i>?\n\nYes.',
    },
  ].map(withQuestions),
);

reports(
  [
    {
      name: 'words above the first question',
      text: 'Ask us.\n\n### One?\n\nYes.',
      at: 'Ask us.',
      message: /Write a "### " heading above this: in <Questions> each question begins with one/,
    },
    {
      name: 'a list without a question',
      text: '- One\n- Two',
      at: '- One',
      message: /Write a "### " heading above this/,
    },
    {
      name: 'a larger heading among questions',
      text: '### One?\n\nYes.\n\n## More\n\nWords.',
      at: '## More',
      message: /Write "### " for this question, or <\/Questions> above this heading/,
    },
    {
      name: 'questions with larger headings',
      text: '## One?\n\nYes.',
      at: '## One?',
      message: /Write "### " for this question/,
    },
    {
      name: 'a question without an answer',
      text: '### One?\n\n### Two?\n\nYes.',
      at: '### One?',
      message: /Write the answer below this question/,
    },
    {
      name: 'a last question without an answer',
      text: '### One?\n\nYes.\n\n### Two?\n\n{/* later */}',
      at: '### Two?',
      message: /Write the answer below this question/,
    },
    {
      name: 'a link in a question',
      text: '### May I [write](/contact.mdx)?\n\nYes.',
      at: '### May I',
      message: /Write this question in words alone, and links and components in its answer/,
    },
    {
      name: 'a component in a question',
      text: '### Is it <BusinessFact name="phone" />?\n\nYes.',
      at: '### Is it',
      message: /Write this question in words alone/,
    },
    {
      name: 'two questions with one id',
      text: '### One? {#one}\n\nYes.\n\n### Two? {#one}\n\nNo.',
      at: '### Two? {#one}',
      message: /Two headings are called \{\/\* #one \*\/\}/,
    },
    {
      name: 'nothing between the tags',
      text: '',
      at: '<Questions>',
      message: /Write what belongs between <Questions> and <\/Questions>/,
    },
    {
      name: 'a link to a question that does not exist',
      text: '### One?\n\nSee [two](#two).',
      at: '[two](#two)',
      message: /There is no heading of \/about\.mdx with the id #two/,
    },
  ].map(withQuestions),
);

reports([
  {
    name: 'questions outside of a section',
    file: ABOUT,
    from: '<FacilityPhotos />',
    to: '$&\n\n<Questions>\n\n### One?\n\nYes.\n\n</Questions>',
    at: '<Questions>',
    message: /Put <Questions> between <Section> and <\/Section>/,
  },
]);

accepts([
  {
    name: 'questions in a legal text',
    change: (site) => {
      for (const file of [COOKIES, `${ES}/legal/cookie-policy.mdx`]) {
        site.edit(file, /$/, '\n<Questions>\n\n### One? {#one}\n\nYes.\n\n</Questions>\n');
      }
    },
  },
]);
