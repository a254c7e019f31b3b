/** The lists of `wording.yml`, which several checks read. */
import {remembered} from '../../remember';
import {wordingSchema} from '../../schemas/wording';
import type {Source} from '../../source';

const listsOf = remembered(({wording}: Source) => {
  const entries = Object.entries(wording);
  return new Map(entries.map(([locale, list]) => [locale, wordingSchema.safeParse(list)]));
});

/** The lists of a language, or what is wrong with them: read once for all checks of a source. */
export const wordingOf = (
  source: Source,
  locale: string,
): ReturnType<typeof wordingSchema.safeParse> =>
  listsOf(source).get(locale) ?? wordingSchema.safeParse(undefined);
