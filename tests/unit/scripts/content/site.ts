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

/** The copy is removed when the test ends. Its `src` is that of the project. */
export function copySite(): Copy {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
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
  };
}
