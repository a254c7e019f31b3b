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

/** Where the facts of the house stand in the main script: the provider stands before them. */
const HOUSE_FACTS = '"priceRange":';

/** Every script of the build with these facts in place of its own; most have none. */
export const withFacts = (text: string, provider: Provider, facts?: ScriptFacts): string =>
  text
    .replace(HOUSE_FACTS, () => `"provider":${JSON.stringify(provider)},${HOUSE_FACTS}`)
    .replace(SCRIPT_FACTS, (own) => (facts ? `(${JSON.stringify(facts)})` : own));

/** The main script with a provider. Throws if it is another script. */
export function withProviderNamed(text: string, provider: Provider): string {
  if (!text.includes(HOUSE_FACTS))
    throw new Error(`No facts of the house (${HOUSE_FACTS}) in this script.`);
  return withFacts(text, provider);
}

/** The policy that the build would have written in place of this one. */
export function policyWith(own: string, script: string, connect: readonly string[] = []): string {
  const hashesIn = (directive: string): string[] =>
    new RegExp(`${directive}[^;]*`).exec(own)?.[0].match(/sha256-[^']+/g) ?? [];
  return contentSecurityPolicy(
    {scriptHashes: hashesIn('script-src'), styleHashes: hashesIn('style-src')},
    {script, connect: [...connect]},
  );
}
