/* Programs that read pages for chats, networks and search: whether the host answers them as it answers browsers. */
import {setTimeout as wait} from 'node:timers/promises';

import {nameOf} from './build.mjs';
import {TOO_MANY} from './hosts.mjs';

/** After so long a host that limits requests takes some again, in milliseconds. */
const PAUSE_MS = 2000;

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
  const homes = pages.filter(({file}) => /^([\w-]+\/)?index\.html$/.test(file));
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

/** The second answer where the first one says that there were too many requests: a limit is no wall. */
async function askTwice(ask, address, headers) {
  const answer = await ask(address, headers);
  if (!TOO_MANY.includes(answer.status)) return answer;
  await wait(PAUSE_MS);
  return ask(address, headers);
}

/** Compares what each crawler gets with what browsers get; what browsers do not get either is reported by other checks. */
export async function checkCrawlers({build, ask, report}) {
  for (const address of samplesOf(build)) {
    const usual = await askTwice(ask, address);
    const answers = await Promise.all(
      CRAWLERS.map(({agent}) =>
        askTwice(ask, address, {'user-agent': agent, 'accept-language': 'es'}),
      ),
    );
    for (const [index, {name, kind}] of CRAWLERS.entries()) {
      const what = usual.status === 200 && difference(usual, answers[index]);
      if (what) report(kind, name, `${what} at ${address}`);
    }
  }
}
