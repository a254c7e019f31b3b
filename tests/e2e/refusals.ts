/** What the browser refuses of a page because of its content security policy. */
import type {Page} from '@playwright/test';

/** Gathers what the browser refuses, and the names of the policies that scripts made. */
export async function watchRefusals(
  page: Page,
): Promise<{refused: string[]; policies: Set<string>}> {
  const refused: string[] = [];
  const policies = new Set<string>();
  await page.exposeFunction('tellRefused', (text: string) => void refused.push(text));
  await page.exposeFunction('tellPolicy', (name: string) => void policies.add(name));
  await page.addInitScript(() => {
    const {tellRefused, tellPolicy, trustedTypes} = window as unknown as {
      tellRefused: (text: string) => void;
      tellPolicy: (name: string) => void;
      trustedTypes: {createPolicy: (name: string, rules: object) => object};
    };
    addEventListener('securitypolicyviolation', ({effectiveDirective, sample, blockedURI}) =>
      tellRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
    const create = trustedTypes.createPolicy.bind(trustedTypes);
    trustedTypes.createPolicy = (name, rules) => {
      tellPolicy(name);
      return create(name, rules);
    };
  });
  return {refused, policies};
}
