/** Every state that a page can be in besides the one in which it arrives. */
import {type Page, expect} from 'playwright/test';

import {literally, masseuses, need, programsIn} from './content';
import {hydrated} from './test';

/** The first program's name in either language. */
const firstProgram = new RegExp(
  `^(${['en', 'es'].map((locale) => literally(need(programsIn(locale), 'program').name)).join('|')})$`,
);
/** One with photos of her own: her profile has every part. */
const masseuse = need(masseuses, 'masseuse with photos', ({gallery}) => gallery);

/** A state of a page, and how a visitor comes to it. */
export type State = {
  readonly name: string;
  /** Only at this width, where the state exists at one alone. */
  readonly width?: number;
  readonly path: readonly [en: string, es: string];
  readonly open: (page: Page) => Promise<void>;
};

const press = async (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', {name}).first().click();

/** Menus, profile, viewer, dialogs, banner, message: each in both languages. */
export const STATES: readonly State[] = [
  {
    name: 'menu',
    width: 390,
    path: ['/contact', '/es/contacto'],
    open: async (page) => {
      await page.locator('summary[aria-label="Menu"], summary[aria-label="Menú"]').click();
      await expect(page.locator('header details[open] nav')).toBeVisible();
    },
  },
  {
    name: 'submenu',
    width: 1440,
    path: ['/contact', '/es/contacto'],
    open: async (page) => {
      await page
        .locator('summary[aria-label="Show programs"], summary[aria-label="Mostrar programas"]')
        .click();
      await expect(page.locator('header').getByRole('link', {name: firstProgram})).toBeVisible();
    },
  },
  {
    name: 'profile',
    path: [`/masseuses?selected=${masseuse.id}`, `/es/masajistas?selected=${masseuse.id}`],
    open: async (page) => {
      await expect(page.getByRole('heading', {name: masseuse.name, exact: true})).toBeVisible();
    },
  },
  {
    name: 'viewer',
    path: ['/gallery', '/es/galeria'],
    open: async (page) => {
      await page.locator('main li > a[href$=".jpg"]').first().click();
      await expect(
        page.getByRole('button', {name: /^(Next picture|Imagen siguiente)$/}),
      ).toBeVisible();
    },
  },
  {
    name: 'consent banner',
    path: ['/contact', '/es/contacto'],
    open: async (page) => {
      await expect(page.getByRole('button', {name: /^(Reject All|Rechazar Todo)$/})).toBeVisible();
    },
  },
  {
    name: 'cookie settings',
    path: ['/contact', '/es/contacto'],
    open: async (page) => {
      await press(page, /^(Customize|Personalizar)$/);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'message',
    path: ['/contact', '/es/contacto'],
    open: async (page) => {
      await press(page, /^(Customize|Personalizar)$/);
      await press(page, /^(Save Preferences|Guardar Preferencias)$/);
      await expect(page.getByText(/preferences saved|preferencias guardadas/i)).toBeVisible();
    },
  },
  {
    name: 'booking dialog',
    path: ['/contact#book?program=kaula-tantra', '/es/contacto#book?program=kaula-tantra'],
    open: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Brings a new visitor to a state of the page at an address; `page` may have been elsewhere before. */
export async function reach(page: Page, address: string, {open}: State): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
  // Otherwise a change of the part after # alone loads nothing.
  await page.goto('about:blank');
  await page.goto(address);
  await hydrated(page);
  await open(page);
}
