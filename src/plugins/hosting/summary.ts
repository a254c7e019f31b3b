/** `llms.txt`: the site in plain text for programs that read, from the same data as its pages. */
import {addressLine} from '../../content/derive';
import type {Program} from '../../content/types';
import {type Language, type Site, pageUrl} from './site';

type Listed = {
  readonly documentId: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
};

/** What a program's own sessions cost; nothing for services, whose prices follow the others. */
function prices({sessions}: Program): string {
  const each = sessions.map(({minutes, priceEur}) => `${minutes} min: ${priceEur} EUR`);
  return each.length > 0 ? ` ${each.join(', ')}.` : '';
}

type Linker = (listed: Listed) => string;

function linker(site: Site, language: Language): Linker {
  return ({documentId, label}) => {
    const route = site.catalogue.routes.find(({id}) => id === documentId);
    return `[${label}](${route ? pageUrl(site, route, language) : site.url})`;
  };
}

/** Where the pages of another language stand: its titles say what they are. */
function otherLanguage(site: Site, language: Language): string[] {
  const {pages, programs} = site.catalogue.byLocale[language.locale] ?? {pages: [], programs: []};
  const link = linker(site, language);
  return [
    `## ${language.htmlLang}`,
    [...pages, ...programs].map((page) => `- ${link(page)}: ${page.description}`).join('\n'),
  ];
}

/**
 * A summary of the site in its original language, and the addresses in every other; the prices of
 * special services stand on their pages.
 */
export function plainSummary(site: Site, language: Language): string {
  const {business, byLocale} = site.catalogue;
  const {openingHours} = business;
  const {pages, programs} = byLocale[language.locale] ?? {pages: [], programs: []};
  const link = linker(site, language);
  const home = pages.find(({documentId}) => documentId === 'home');
  const menu = pages.find(({documentId}) => documentId === 'massage-menu');
  return [
    `# ${business.name}`,
    `> ${home?.description ?? ''}`,
    [
      '- Adults only (18+)',
      `- ${addressLine(business.address)}`,
      `- ${business.phone}`,
      `- WhatsApp: ${business.whatsapp}`,
      `- ${business.email.info}`,
      `- ${openingHours === 'always' ? '24/7' : `${openingHours.from}–${openingHours.to}`}`,
      '- Prices in euros, VAT (IVA) included',
    ].join('\n'),
    `## ${home?.title ?? ''}`,
    pages.map((page) => `- ${link(page)}: ${page.description}`).join('\n'),
    `## ${menu?.title ?? ''}`,
    programs
      .map((program) => `- ${link(program)}: ${program.summary}${prices(program)}`)
      .join('\n'),
    ...site.languages
      .filter(({locale}) => locale !== language.locale)
      .flatMap((other) => otherLanguage(site, other)),
    '',
  ].join('\n\n');
}
