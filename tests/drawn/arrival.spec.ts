/** A page that arrives in two parts: what has been painted keeps its place when the rest comes. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

import {kinds, languageCodes, pages} from '../e2e/pages';
import {expect, test} from '../e2e/test';

/** How long the second part of a page takes, in milliseconds: some frames are painted meanwhile. */
const DELAY_MS = 250;

/** Serves what another server has; of a page first the part that ends with its heading, the rest later. */
async function serveInParts(origin: string): Promise<{url: string; close: () => void}> {
  const server = createServer((request, response) => {
    const send = async (): Promise<void> => {
      const answer = await fetch(origin + (request.url ?? ''));
      response.setHeader('Content-Type', answer.headers.get('content-type') ?? '');
      if (!answer.headers.get('content-type')?.includes('html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      const [first = '', ...rest] = (await answer.text()).split(/(?<=<\/h1>)/);
      response.write(first);
      await wait(DELAY_MS);
      response.end(rest.join(''));
    };
    // What fails, fails in the page.
    send().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, close: () => server.close()};
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    // What script does to a page comes later and is tested elsewhere.
    test.use({viewport: {width, height: 900}, javaScriptEnabled: false});

    test('nothing moves when the second part of a page arrives', async ({page, baseURL}) => {
      // What moves with the fonts is tested in fonts.spec.ts: here none comes.
      await page.route('**/late.css', (route) =>
        route.fulfill({contentType: 'text/css', body: ''}),
      );
      await page.route('**/*.woff2', () => undefined);
      const server = await serveInParts(new URL(baseURL ?? '').origin);
      const session = await page.context().newCDPSession(page);
      await session.send('PerformanceTimeline.enable', {eventTypes: ['layout-shift']});
      const shifts: string[] = [];
      session.on('PerformanceTimeline.timelineEventAdded', ({event}) => {
        const value = event.layoutShiftDetails?.value ?? 0;
        if (value > 0.01) shifts.push(`${new URL(page.url()).pathname} ${value}`);
      });
      const [original] = languageCodes;
      const paths = pages.filter(({id, locale}) => kinds.includes(id) && locale === original);
      for (const {path} of paths) {
        await page.goto(server.url + path, {waitUntil: 'domcontentloaded'});
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        // A screenshot waits for the frame in which something could move.
        await session.send('Page.captureScreenshot');
      }
      server.close();
      expect(shifts).toEqual([]);
    });
  });
}
