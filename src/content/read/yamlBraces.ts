/** Entries of several values on one line that lost their curly brackets, or have others in their place. */
import {hasField, isList} from './knownNames';
import type {RowSlip} from './yamlIndent';
import {isSilent} from './yamlRows';

/** Where the next value begins: at its name. */
const NEXT = /\s*(?:,\s*|\s+)(?=[a-z]\w*:(?:\s|$))/;

/** The values of a text such as `minutes: 45, priceEur: 170`; undefined where it is none. */
function valuesIn(text: string): string[] | undefined {
  const parts = text.replace(/^[{[(]\s*|\s*[}\])]\s*$/g, (sign, at: number) =>
    // The end of a list within belongs to it.
    at > 0 && sign.trim() === ']' && text.slice(1).includes('[') ? sign : '',
  );
  const values = parts.split(NEXT).map((value) =>
    value
      .trim()
      .replace(/,$/, '')
      // A bracket that closes too soon.
      .replace(/^([^{]*)\}$/, '$1'),
  );
  const areNamed = values.every((value) => {
    const [, name = '', rest = ''] = /^([a-z]\w*):\s+(\S.*)$/.exec(value) ?? [];
    // A value that has a colon of its own is a text.
    return hasField(name) && (/^["'[]/.test(rest) || !/:\s/.test(rest));
  });
  return values.length > 1 && areNamed ? values : undefined;
}

/** Names that the values of a list's entries have, in their order, where two numbers stand alone. */
function namedNumbers(text: string, list: string): string[] | undefined {
  const [, minutes, price] =
    /^[{[(]?\s*(\d{2,3})(?:\s*min\w*)?\s*[,/;–-]\s*(\d{2,4})\s*(?:€|eur)?\s*[}\])]?$/i.exec(text) ??
    [];
  return list === 'sessions' && minutes ? [`minutes: ${minutes}`, `priceEur: ${price}`] : undefined;
}

/** The first row of several values that are not in curly brackets, with its number from 0. */
export function braceSlip(rows: readonly string[]): RowSlip | undefined {
  let list = '';
  for (const [row, text] of rows.entries()) {
    if (isSilent(text)) continue;
    list = /^([a-z]\w*):/i.exec(text)?.[1] ?? list;
    const [, blanks = '', before = '', value = ''] =
      /^(\s*)(- |[a-z]\w*: (?=[a-z]\w*: )|)(\S.*?)\s*$/i.exec(text) ?? [];
    if (/^\{.*\}$/.test(value) && !/^\{\s*\d+\s*,/.test(value)) continue;
    const isEntry = before !== '' || blanks !== '';
    const values = isEntry ? (valuesIn(value) ?? namedNumbers(value, list)) : undefined;
    if (!values) continue;
    const above = rows.slice(0, row).findLast((other) => !isSilent(other)) ?? '';
    const isFirst = isList(list) && /^[a-z]\w*:\s*$/i.test(above);
    const isLost = before === '' && (isFirst || /^\s*- \{/.test(above));
    return {
      row,
      found: 'several values on one line that are not in curly brackets',
      remedy: `Write ${isLost ? '- ' : before}{${values.join(', ')}}`,
    };
  }
  return undefined;
}
