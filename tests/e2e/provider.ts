/** The built site as if the operator had named a provider in docs/analytics.yml. */
import type {Provider, ScriptFacts} from '../../src/plugins/catalogue/data';
import {contentSecurityPolicy} from '../../src/plugins/hosting/contentSecurityPolicy';

export const DAY_MS = 86_400_000;

/** A provider from this day on (milliseconds since 1970) whose script has this address. */
export const providerFrom = (since: number, script: string): Provider => ({
  name: 'House Statistics SL',
  script,
  since: Date.parse(new Date(since).toISOString().slice(0, 10)),
  day: new Date(since).toDateString(),
  purpose: 'to see which pages are read',
  duration: '12 months',
});

/** Such as JSON.parse('{"attributes":{}}') in the file that loads the script. */
const SCRIPT_FACTS = /JSON\.parse\('\{"attributes":(?:[^'\\]|\\.)*'\)/;

/** A built script with these facts in place of its own. */
export const withFacts = (text: string, provider: Provider, facts?: ScriptFacts): string =>
  text
    .replace('"priceRange":', () => `"provider":${JSON.stringify(provider)},"priceRange":`)
    .replace(SCRIPT_FACTS, (own) => (facts ? `(${JSON.stringify(facts)})` : own));

/** The policy that the build would have written in place of this one. */
export function policyWith(own: string, script: string, connect: readonly string[] = []): string {
  const hashesIn = (directive: string): string[] =>
    new RegExp(`${directive}[^;]*`).exec(own)?.[0].match(/sha256-[^']+/g) ?? [];
  return contentSecurityPolicy(
    {scriptHashes: hashesIn('script-src'), styleHashes: hashesIn('style-src')},
    {script, connect: [...connect]},
  );
}
