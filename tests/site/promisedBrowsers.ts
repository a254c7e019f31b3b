/** Which of the browsers that the site promises lack a feature, by MDN's browser-compat-data. */
import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

import {oldestVersion} from '../../scripts/oldestBrowsers.mjs';

/** Names in `browserslist`, and in MDN's data. */
const NAMES: readonly {readonly name: string; readonly mdn: BrowserName}[] = [
  {name: 'chrome', mdn: 'chrome'},
  {name: 'edge', mdn: 'edge'},
  {name: 'firefox', mdn: 'firefox'},
  {name: 'safari', mdn: 'safari'},
  {name: 'ios_saf', mdn: 'safari_ios'},
];
const BROWSERS = NAMES.map((browser) => ({...browser, oldest: oldestVersion(browser.name)}));

/** Whether one version, such as "16.6" or "≤79", is at most another one. */
function isAtMost(version: string, other: string): boolean {
  const parts = (text: string): number[] => text.replace('≤', '').split('.').map(Number);
  const [own, limit] = [parts(version), parts(other)];
  const index = own.findIndex((part, place) => part !== (limit[place] ?? 0));
  return index < 0 || (own[index] ?? 0) < (limit[index] ?? 0);
}

/** Whether a statement is about the feature as it is, without a setting, by its name or by that with the prefix. */
function isUsable(statement: SimpleSupportStatement, oldest: string, prefix: string): boolean {
  const {version_added: added, version_removed: removed, flags, ...one} = statement;
  return (
    typeof added === 'string' &&
    added !== 'preview' &&
    isAtMost(added, oldest) &&
    !removed &&
    !flags &&
    !one.partial_implementation &&
    !one.alternative_name &&
    ['', prefix].includes(one.prefix ?? '')
  );
}

/** The promised browsers whose oldest version lacks a feature, also with the prefix. */
export function lackingBrowsers({__compat: compat}: Identifier, prefix = ''): string[] {
  return BROWSERS.filter(
    ({mdn, oldest}) =>
      ![compat?.support[mdn] ?? []].flat().some((one) => isUsable(one, oldest, prefix)),
  ).map(({name, oldest}) => `${name} ${oldest}`);
}
