/**
 * Who may set the address of a script. The site's policy (`require-trusted-types-for 'script'`, see
 * plugins/hosting/headers.ts) lets browsers refuse every other place in the code that tries, and all
 * HTML made from text.
 */

/** Names of the policies; a browser takes each once in a document. */
export const TRUSTED = {
  /** The boot script, for the scripts listed in the page. */
  boot: 'site#boot',
  /** The bundler's runtime, for pieces on demand. */
  bundler: 'site#bundler',
  /** The analytics script that an operator has named. */
  analytics: 'site#analytics',
} as const;

/** The part of Trusted Types that the site uses; browsers without them are given the text as it is. */
type Policy = {readonly createScriptURL: (address: string) => string};
type Factory = {readonly createPolicy: (name: string, rules: Policy) => Policy};

const factory = (): Factory | undefined =>
  (globalThis as {readonly trustedTypes?: Factory}).trustedTypes;

const policies = new Map<string, Policy>();

/** An address as the browser takes it for a script; `name` is one of TRUSTED. */
export function scriptAddress(name: string, address: string): string {
  const rules: Policy = {createScriptURL: String};
  const policy = policies.get(name) ?? factory()?.createPolicy(name, rules) ?? rules;
  policies.set(name, policy);
  return policy.createScriptURL(address);
}
