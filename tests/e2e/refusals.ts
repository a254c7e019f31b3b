/** What the browser blocks on a page because of its content security policy. */
import type {Page} from 'playwright/test';

/** Collects what the browser blocks from now on: path, directive, address and sample. */
export async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (text: string) => void refused.push(text));
  await page.addInitScript(() => {
    const {reportRefusal} = window as unknown as {reportRefusal: (text: string) => void};
    addEventListener('securitypolicyviolation', ({effectiveDirective, sample, blockedURI}) =>
      reportRefusal(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}
