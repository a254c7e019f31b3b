/** What floats over the page: back to top covers no link, and there is one WhatsApp button at every width. */
import {answerConsent, expect, hydrated, test} from './test';

for (const path of ['/contact', '/es/contacto']) {
  for (const asked of [false, true]) {
    test(`back to top covers no link at the end of ${path}${asked ? ', with the banner' : ''}`, async ({
      page,
    }) => {
      if (!asked) await answerConsent(page);
      await page.goto(path);
      await hydrated(page);
      if (asked) await page.locator('[data-cookie-banner]').waitFor();
      for (let width = 320; width <= 1920; width += 80) {
        await page.setViewportSize({width, height: 900});
        await page.evaluate(async () => {
          window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
          await new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        });
        const covered = await page.evaluate(() => {
          const top = document.querySelector(
            'button[aria-label="Back to top"], button[aria-label="Volver arriba"]',
          );
          if (!top || !top.checkVisibility({visibilityProperty: true}))
            return ['the button is missing'];
          const button = top.getBoundingClientRect();
          return [...document.querySelectorAll('footer :is(a, button)')]
            .filter((link) => {
              const box = link.getBoundingClientRect();
              return (
                box.right > button.left &&
                box.left < button.right &&
                box.bottom > button.top &&
                box.top < button.bottom
              );
            })
            .map((link) => link.textContent);
        });
        expect(covered, `${width} px`).toEqual([]);
      }
    });
  }

  test(`one WhatsApp button of the frame is on screen at every width of ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const chats = page.locator(
      'header a[href^="https://wa.me/"], #booking-bar a[href^="https://wa.me/"]',
    );
    for (const width of [390, 640, 820, 991, 992, 1440]) {
      await page.setViewportSize({width, height: 900});
      await expect(chats.filter({visible: true}), `${width} px`).toHaveCount(1);
    }
  });
}
