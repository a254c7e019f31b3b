/** The authors' guide to components, made from the list that `npm run check` uses. */
import {
  AUTHOR_COMPONENTS,
  type AuthorComponent,
  PLAIN_ELEMENTS,
  type Property,
  importLine,
} from '../authorComponents';

const INTRODUCTION = `# Components for pages

What an author may use in the text of a page (\`docs/**/*.mdx\` and its translations). This file is made
from \`src/content/authorComponents\`; \`npm run check\` holds every page against the same list, and names
a component, a property or a value that is not in it. After changing the list run
\`npx vitest run --project unit tests/unit/content/authorComponents.test.ts -u\`.

Each component a page uses is imported once, below the fields:

\`\`\`mdx
import Section from '@site/src/components/blocks/Section';
import FeatureList, {Feature} from '@site/src/components/blocks/FeatureList';
\`\`\`

Components that stand on a line of their own have an empty line around the Markdown inside them. Texts in
quotation marks are translated; names (ids, values from a list) stay the same in every language. Prices,
numbers and addresses are never typed: components below show them.
`;

function valueOf({name, type}: Property): string {
  switch (type.kind) {
    case 'words':
      return `\`${name}="…"\` words`;
    case 'name':
      return `\`${name}="…"\``;
    case 'choice':
      return `\`${name}\`: ${type.values.map((value) => `\`${value}\``).join(', ')}`;
    case 'number':
      return `${type.values.map((value) => `\`${name}={${value}}\``).join(' or ')}`;
    case 'flag':
      return `\`${name}\` alone`;
    case 'page':
      return `\`${name}\`: id of a page, such as \`contact\``;
    case 'program':
      return `\`${name}\`: id of a program, such as \`four-hands\``;
    default:
      return `\`${name}\`: a word of the intensity scale`;
  }
}

const row = ({name, purpose, properties, inside}: AuthorComponent): string => {
  const typed = properties.map(
    (property) => valueOf(property) + (property.required ? ' (needed)' : ''),
  );
  const place = inside ? ` Stands in \`${inside}\`.` : '';
  return `| \`${name}\` | ${purpose}${place} | ${typed.join('; ') || '–'} |`;
};

const rooms: readonly (readonly [string, string, (module: string) => boolean])[] = [
  ['Blocks', 'For any page.', (module) => module.includes('/components/blocks/')],
  [
    'Facts',
    'Inside sentences, so that a fact is true everywhere at once.',
    (module) => module.includes('/components/facts/'),
  ],
  ['Links and buttons', '', (module) => module.includes('/components/links/')],
  ['Pieces of one page', '', (module) => !/\/components\/(blocks|facts|links)\//.test(module)],
];

function section([title, note, isIn]: (typeof rooms)[number]): string {
  const components = AUTHOR_COMPONENTS.filter(({module}) => isIn(module));
  const examples = components.map(
    (component) => `${importLine(component)}\n\n${component.example}`,
  );
  return [
    `## ${title}`,
    note,
    '| component | what for | properties |\n| --- | --- | --- |',
    components.map(row).join('\n'),
    `<details>\n<summary>Examples</summary>\n\n\`\`\`mdx\n${examples.join('\n\n')}\n\`\`\`\n\n</details>`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .replace('| --- |\n\n|', '| --- |\n|');
}

/** The whole guide, as Markdown. */
export function componentsReadme(): string {
  const plain = Object.entries(PLAIN_ELEMENTS).map(([name, properties]) => {
    const typed = properties.map(valueOf).join('; ');
    return `- \`<${name}>\`${typed ? `: ${typed}` : ''}`;
  });
  return [
    INTRODUCTION,
    ...rooms.map(section),
    '## Plain elements',
    'Where Markdown has no sign. All other HTML is refused.',
    plain.join('\n'),
  ].join('\n\n');
}
