/** Languages whose spelling nobody checks: `npm run check` names them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

type Settings = {
  readonly overrides?: readonly {readonly filename?: unknown; readonly enabled?: unknown}[];
};

/** The languages without a line of their own in `cspell.config.yaml`. */
export function languagesWithoutSpelling(root: string, locales: readonly string[]): string[] {
  const text = readFileSync(path.join(root, 'cspell.config.yaml'), 'utf8');
  const {overrides = []} = parse(text) as Settings;
  const checked = overrides
    .filter(({enabled}) => enabled === true)
    .map(({filename}) => String(filename));
  return locales.filter((locale) => !checked.includes(`i18n/${locale}/**`));
}
