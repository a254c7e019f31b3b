/* Programs that read pages for chats, networks and search: whether the host answers them as it answers browsers. */
import {nameOf} from './build.mjs';

/**
 * How they introduce themselves, from their documentation. WhatsApp asks from the telephone of whoever sends a link,
 * so that hosts cannot know it by its address; the others ask from addresses of their own.
 */
const CRAWLERS = [
  {name: 'WhatsApp', kind: 'chat', agent: 'WhatsApp/2.22.20.72 A'},
  {
    name: 'Facebook',
    kind: 'crawler',
    agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  },
  {name: 'Telegram', kind: 'crawler', agent: 'TelegramBot (like TwitterBot)'},
  {name: 'X', kind: 'crawler', agent: 'Twitterbot/1.0'},
  {
    name: 'Google',
    kind: 'crawler',
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
];

/** Address of the picture on the card of a page. */
const cardOf = (html) => /<meta [^>]*property="og:image" content="([^"]*)"/.exec(html)?.[1];

/** The first page of each language, another page, and the picture of a card. */
function samplesOf({pages, read}) {
  const homes = pages.filter(({file}) => /^(\w+\/)?index\.html$/.test(file));
  const [other] = pages.filter((page) => !homes.includes(page));
  const card = cardOf(String(read('index.html')));
  const addresses = [...homes, other].flatMap((page) => page?.pathname ?? []);
  return [...addresses, ...(card ? [new URL(card).pathname] : [])];
}

/** In a few words, what a crawler gets in place of what browsers get; undefined where it is the same. */
function difference(usual, own) {
  if (own.error) return `no answer (${own.error})`;
  if (own.location && own.location !== usual.location) return `a redirect to ${own.location}`;
  if (own.status !== usual.status) return `status ${own.status}`;
  const isSame =
    own.bytes.equals(usual.bytes) ||
    (nameOf(own.body) !== ' ' &&
      nameOf(own.body) === nameOf(usual.body) &&
      cardOf(own.body) === cardOf(usual.body));
  return isSame ? undefined : 'something else';
}

/** Checks of what each crawler gets; what browsers do not get either is reported by other checks. */
export const crawlerChecks = ({build, ask, report}) =>
  CRAWLERS.map(({name, kind, agent}) => async () => {
    for (const address of samplesOf(build)) {
      const usual = await ask(address);
      const own = await ask(address, {'user-agent': agent, 'accept-language': 'es'});
      const what = usual.status === 200 && difference(usual, own);
      if (what) report(kind, name, `${what} at ${address}`);
    }
  });
