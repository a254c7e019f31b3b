/** Fills the templates in `hosting/` with the rules for hosts. */
import type {HostRules} from './rules';

/**
 * Fills `{{name}}` with a value, and repeats `{{#list}}…{{/list}}` for each item of a list, on lines of its own where it
 * begins a line. Throws for a name that nothing fills, and for an item that a host would misread.
 */
export function fillTemplate(template: string, {values, lists}: HostRules): string {
  const find = <Found>(all: Readonly<Record<string, Found>>, name: string): Found => {
    const found = all[name];
    if (found === undefined) throw new Error(`Nothing fills {{${name}}}.`);
    return found;
  };
  const fill = (text: string, item: Readonly<Record<string, string>> = {}): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => {
      const value = find({...values, ...item}, name);
      if (name in item && /["\\$%{}]/.test(value)) throw new Error(`Hosts cannot read ${value}.`);
      return value;
    });
  const repeated = template.replace(
    /(?:^([ \t]*)|)\{\{#(\w+)\}\}([^]*?)\{\{\/\2\}\}/gm,
    (_loop, indent: string | undefined, name: string, text: string) =>
      find(lists, name)
        .map((item) => (indent ?? '') + fill(text, item))
        .join(indent === undefined ? '' : '\n'),
  );
  return `${fill(repeated).trimEnd()}\n`;
}
