/** The words of labels, so that a copywriter who changes one breaks no test. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

type Values = Readonly<Record<string, string | number | undefined>>;

type Entries = Readonly<Record<string, {readonly message: string} | undefined>>;

const languages = new Map<string, Entries>();

function entriesOf(locale: string): Entries {
  const known = languages.get(locale);
  if (known) return known;
  const file = path.join(process.cwd(), `i18n/${locale}/code.json`);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Entries;
  languages.set(locale, entries);
  return entries;
}

/** A label as the site shows it, with values in place of its placeholders. Throws if there is none of this id. */
export function word(id: string, locale = 'en', values: Values = {}): string {
  const message = entriesOf(locale)[id]?.message;
  if (message === undefined) throw new Error(`i18n/${locale}/code.json has no "${id}".`);
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** A label with plural forms, as the site shows it for a number. */
export function counted(
  id: string,
  values: Readonly<Record<string, number>>,
  locale = 'en',
): string {
  const rules = new Intl.PluralRules(locale);
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
  const names = order.filter((form) => rules.resolvedOptions().pluralCategories.includes(form));
  const forms = word(id, locale, values).split('|');
  const [count = 0] = Object.values(values);
  return forms[names.indexOf(rules.select(count))] ?? forms.at(-1) ?? '';
}

/** A text as a pattern that matches exactly it. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches texts that begin with a label. */
export const startsWith = (id: string, locale = 'en'): RegExp =>
  new RegExp(`^${literally(word(id, locale))}`);

/** Matches texts with a label, whatever stands in place of its placeholders. */
export const withAnyValues = (id: string, locale = 'en'): RegExp =>
  new RegExp(
    word(id, locale)
      .split(/\{\w+\}/)
      .map(literally)
      .join('.+'),
  );
