/** What two pages say alike, at the one that is not its owner; texts and addresses that have changed places. */
import {EN, ES, textOf} from '../memory';
import {en, es, mistake, set, swap} from '../tools';

const valueOf = (file: string, field: string): string =>
  new RegExp(`^${field}: (.*)$`, 'm').exec(textOf(file))?.[1] ?? field;

for (const folder of [EN, ES]) {
  for (const field of ['title', 'label', 'description']) {
    for (const [id, other] of [
      ['about', 'contact'],
      ['outcall', 'gallery'],
      ['casting', 'masseuses'],
    ] as const) {
      // Both speak of the same things: the later one is told, with the name of the other.
      const areAlike = field === 'description' && folder === ES && id === 'about';
      const owner = `${folder}/${other}.mdx`;
      const copied = set(field, valueOf(owner, field));
      mistake(`the ${field} of ${other}`, `${folder}/${id}.mdx`, copied, /own/, {
        field,
        ...(areAlike && {in: owner}),
      });
    }
  }
}
const NYX = en('programs/nyx-sensoria');
for (const field of ['summary', 'subtitle', 'title']) {
  const copied = set(field, valueOf(NYX, field));
  mistake(`the ${field} of another program`, en('programs/ananga-sutra'), copied, /own/, {field});
}
mistake('the name of another masseuse', en('masseuses/alba'), set('name', 'Elena'), /own/, {
  field: 'name',
});
mistake(
  'the emblem of another masseuse',
  en('masseuses/alba'),
  set('emblem', 'perfume'),
  /orchid/,
  {
    field: 'emblem',
  },
);

for (const file of [en('about'), es('about'), es('gallery')]) {
  const [slug, title] = [valueOf(file, 'slug'), valueOf(file, 'title')];
  mistake(
    'an address and a title that have changed places',
    file,
    (text) => set('slug', title)(set('title', slug)(text)),
    new RegExp(`write slug: ${slug} and title: `),
    {field: 'slug'},
  );
  for (const field of ['title', 'label']) {
    mistake(`an address for the ${field}`, file, set(field, slug), /^Write words/, {field});
  }
}
mistake(
  'an address for the name of a room',
  es('home'),
  swap(/^ {4}name: .*/m, '    name: /suite-granate'),
  /^Write words/,
  {field: 'rooms[0].name'},
);
mistake(
  'a title and a description that have changed places',
  en('about'),
  swap(/^title: (.*)\ndescription: (.*)$/m, 'title: $2\ndescription: $1'),
  /changed places with description/,
  {field: 'title'},
);
