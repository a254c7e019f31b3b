/** What can go wrong on the way, the words by which its outcome is known, and the presses that suffer from it. */
import type {Page, Request, Route} from '@playwright/test';

import {pathOf} from '../e2e/content';
import {expect, test as base} from '../e2e/test';

export {expect};
export {answerConsent, holdRequests, hydrated} from '../e2e/test';

/** The browser's own lines about requests that fail, and about the page it makes of a picture. */
const OWN_LINES = [/Failed to load resource/, /Applying inline style/, /WebSocket/];

/** As the other browser tests', but the browser may say what did not arrive. An uncaught error fails. */
export const test = base.extend({allowed: {messages: OWN_LINES}});

/** What the browser says of a script that is none; the page cannot prevent it. */
const UNREADABLE = /SyntaxError/;
export const ALLOWING_UNREADABLE = {messages: [...OWN_LINES, UNREADABLE]};

export type Fault = {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void> | void;
  /** The file arrives, and is none. */
  readonly unreadable?: boolean;
  /** Nothing arrives, and nothing ends. */
  readonly hangs?: boolean;
};

/** What may become of a file that was asked for. */
export const FAULTS: readonly Fault[] = [
  {name: 'is gone (404)', answer: (route) => route.fulfill({status: 404, body: 'Not found'})},
  {name: 'breaks off', answer: (route) => route.abort('connectionreset')},
  {
    name: 'comes as a portal’s page',
    unreadable: true,
    answer: (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Log in</title>'}),
  },
  {
    name: 'comes as garbage',
    unreadable: true,
    answer: (route) => route.fulfill({contentType: 'text/javascript', body: '(([{"\u0000'}),
  },
  {
    name: 'is cut off',
    unreadable: true,
    answer: async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      const headers = {'content-type': 'text/javascript'};
      await route.fulfill({headers, body: whole.slice(0, whole.length / 2)});
    },
  },
  {name: 'never comes', hangs: true, answer: () => undefined},
];

export const [GONE, , PORTAL] = FAULTS as readonly [Fault, Fault, Fault];

/** Scripts of the list that every page has, and the pieces that come on demand. */
export const SCRIPTS = /\/assets\/js\/[^?]+\.js/;
export const MAIN_SCRIPT = /\/assets\/js\/main\.\w+\.js/;

/** As much time as the loader gives a piece at least once, in milliseconds. */
const PIECE_MS = 6500;

/** Lets time pass until a page whose piece never comes is left for another address. */
export async function passTheLimit(page: Page, address: RegExp | string): Promise<void> {
  const here = page.url();
  await expect(async () => {
    if (page.url() === here) await page.clock.fastForward(PIECE_MS).catch(() => undefined);
    await page.waitForURL(address, {timeout: 500});
  }).toPass();
}

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** What is read in each language. */
export const WORDS = {
  en: {
    sentence: 'This could not be loaded; the rest of the page is still here.',
    plan: 'Plan your visit',
    settings: 'Cookie settings',
    preferences: 'Cookie preferences',
    copy: /^Copy/,
    copied: 'Number copied',
    filter: /^Reception/,
    shown: /of \d+ pictures shown/,
    goBack: 'Back to the previous page',
    error: 'Something went wrong',
    tryAgain: 'Try Again',
    reload: 'Reload Page',
    gallery: 'Gallery',
    contact: 'Contact',
    close: 'Close',
    next: 'Next picture',
    missing: '/no-such-page',
  },
  es: {
    sentence: 'Esto no se ha podido cargar; el resto de la página sigue aquí.',
    plan: 'Planifica tu visita',
    settings: 'Configurar cookies',
    preferences: 'Preferencias de cookies',
    copy: /^Copiar/,
    copied: 'Número copiado',
    filter: /^Recepción/,
    shown: /de \d+ imágenes/,
    goBack: 'Volver a la página anterior',
    error: 'Algo ha salido mal',
    tryAgain: 'Intentar de Nuevo',
    reload: 'Recargar Página',
    gallery: 'Galería',
    contact: 'Contacto',
    close: 'Cerrar',
    next: 'Imagen siguiente',
    missing: '/es/no-existe',
  },
} as const;

export const photo = (page: Page, index = 0) =>
  page.locator('main li > a[href$=".jpg"]').nth(index);

/** The sentence, wherever it stands: a notification, or the page's own where no script has come. */
export const sentence = (page: Page, locale: Locale) =>
  page.getByText(WORDS[locale].sentence).filter({visible: true});

/** A press whose piece comes on demand, and what it must lead to in the end. */
export type Press = {
  readonly name: string;
  /** Document id of the page it stands on. */
  readonly on: string;
  readonly press: (page: Page, locale: Locale) => Promise<void>;
  /** Waits for what the press is for. */
  readonly opened: (page: Page, locale: Locale) => Promise<void>;
  /** Where it leads without its piece. */
  readonly leadsTo: (locale: Locale) => RegExp | string;
};

export const PRESSES: readonly Press[] = [
  {
    name: 'a photo',
    on: 'gallery',
    press: (page) => photo(page).click(),
    opened: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    leadsTo: () => /\/pictures\/.*\.jpg$/,
  },
  {
    name: 'the booking dialog',
    on: 'home',
    press: (page, locale) =>
      page.getByRole('contentinfo').getByRole('link', {name: WORDS[locale].plan}).click(),
    opened: (page, locale) =>
      expect(page.getByRole('dialog', {name: WORDS[locale].plan})).toBeVisible(),
    leadsTo: (locale) => pathOf('contact', locale),
  },
  {
    name: 'the cookie preferences',
    on: 'about',
    press: (page, locale) => page.getByRole('button', {name: WORDS[locale].settings}).click(),
    opened: (page, locale) =>
      expect(page.getByRole('dialog', {name: WORDS[locale].preferences})).toBeVisible(),
    leadsTo: (locale) => pathOf('legal/cookie-policy', locale),
  },
  {
    name: 'another page',
    on: 'home',
    press: (page, locale) =>
      page
        .getByRole('banner')
        .getByRole('link', {name: WORDS[locale].contact, exact: true})
        .first()
        .click(),
    opened: (page, locale) =>
      expect(
        page
          .locator('header a[aria-current="page"]')
          .filter({hasText: WORDS[locale].contact})
          .first(),
      ).toBeAttached(),
    leadsTo: (locale) => pathOf('contact', locale),
  },
];

/** Opens a page and waits until it is at rest, so that a fault hits what comes on demand alone. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** Collects the addresses of scripts that are asked for from now on. */
export function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url());
  });
  return asked;
}
