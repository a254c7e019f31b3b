/** A copy of the site's content in English and Spanish, in a temporary folder, which tests may change. */
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {onTestFinished} from 'vitest';

import sidebars from '../../../../sidebars';
import {footerOnlyOf, orderOf} from '../../../../src/content/sidebarOrder';
import type {SiteLocation} from '../../../../src/content/read';
import {LANGUAGES, leaveOutOtherLanguages} from '../../../englishAndSpanish';

const ROOT = path.join(import.meta.dirname, '../../../..');

export type Copy = SiteLocation & {
  /** Replaces the text of a file. */
  edit(file: string, change: (text: string) => string): void;
};

/** A copy for several tests, which removes it when they have ended. Its `src` is that of the project. */
export function copySiteForAll(): Copy & {remove: () => void} {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const folder of ['docs', 'i18n', 'static']) {
    cpSync(path.join(ROOT, folder), path.join(siteDir, folder), {recursive: true});
  }
  leaveOutOtherLanguages(siteDir);
  symlinkSync(path.join(ROOT, 'src'), path.join(siteDir, 'src'), 'dir');
  return {
    siteDir,
    defaultLocale: 'en',
    locales: LANGUAGES,
    order: orderOf(sidebars),
    footerOnly: footerOnlyOf(sidebars),
    edit(file, change) {
      const where = path.join(siteDir, file);
      writeFileSync(where, change(readFileSync(where, 'utf8')));
    },
    remove: () => rmSync(siteDir, {recursive: true}),
  };
}

/** The copy is removed when the test ends. */
export function copySite(): Copy {
  const site = copySiteForAll();
  onTestFinished(site.remove);
  return site;
}
