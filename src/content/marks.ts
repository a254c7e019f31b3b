/** Marks for words that somebody still has to write: a new page, a new entry, a new language. */
import {fieldName} from './paths';
import {type Problem, quote} from './problems';
import type {Source, SourceDocument} from './source';

/** Stands before words that a command made up so that a new file is whole. */
export const TO_WRITE = '[to write]';
/** Stands before words of the original in a translation. */
export const TO_TRANSLATE = '[to translate]';

/** A note to a colleague that was left in the words: in capitals, since "todo:" is Spanish. */
const NOTE =
  /(?<![A-Za-zÀ-ɏ\p{N}])(?:(?:TODO|PENDIENTE)(?=\s*:)|(?<=^|[.!?…]\s)(?:TODO|PENDIENTE)(?=\.)|(?:FIXME|TB[CD]|TKTK|XXX)(?![A-Za-zÀ-ɏ\p{N}]))|^TODO$/u;
/** Words that hold a place. */
const FILLER = new RegExp(
  [
    String.raw`(?<![A-Za-zÀ-ɏ])(?:lorem ipsum|por traducir:|por escribir:)`,
    String.raw`(?<![A-Za-zÀ-ɏ])(?:text|words|description) goes? here(?![A-Za-zÀ-ɏ])`,
    String.raw`(?<![A-Za-zÀ-ɏ])(?:insert|add|write|type|your) (?:your |the )?text here(?![A-Za-zÀ-ɏ])`,
    String.raw`(?<![A-Za-zÀ-ɏ])(?:placeholder|dummy) text(?![A-Za-zÀ-ɏ])`,
    String.raw`(?<![A-Za-zÀ-ɏ])texto (?:de (?:ejemplo|prueba|relleno)|aquí)(?![A-Za-zÀ-ɏ])`,
    String.raw`(?<![A-Za-zÀ-ɏ])(?:inserta|añade|escribe|pon)r? (?:aquí )?(?:el |tu )?texto aquí(?![A-Za-zÀ-ɏ])`,
    String.raw`\((?:pendiente de|por|sin|falta) (?:traducir|revisar|redactar|escribir|completar|corregir)\)`,
    String.raw`\((?:to be|not yet|still to be) (?:translated|written|completed|revised|proofread|confirmed|checked)\)`,
    String.raw`\((?:por|a) (?:confirmar|revisar|comprobar)\)`,
    String.raw`\((?:check|ask|confirm|verify|talk|speak) (?:with|to) [^()]{1,40}\)`,
    String.raw`\((?:preguntar|consultar|confirmar|hablar|revisar|comprobar) (?:a|con|si) [^()]{1,40}\)`,
    String.raw`\((?:nota|note|ojo|nb)\s*:[^()]*\)`,
    String.raw`\(\d+ (?:words|palabras|characters|caracteres)\)`,
    String.raw`(?<=^|[.!?…] )(?:pendiente|falta|queda) (?:de |por )?(?:confirmar|revisar|traducir|escribir|redactar|completar|comprobar)(?=[.!…]|$)`,
    String.raw`(?<=^|[.!?…] )to be (?:confirmed|revised|translated|written|completed|checked|decided)(?=[.!…]|$)`,
    String.raw`TODO (?:check|ask|fix|add|write|verify|confirm|update|translate|rewrite|review|revisar|preguntar|confirmar|traducir|comprobar|añadir|cambiar|completar|poner)(?![A-Za-zÀ-ɏ])`,
    String.raw`\?\?\?`,
    String.raw`(?<![\p{L}\d])%[sd](?!\p{L})`,
    String.raw`\{\{[^{}]*\}\}`,
    String.raw`\((?:revisar|comprobar|confirmar|traducir|pendiente|borrador|ojo|check|check this|verify|review|confirm|draft|wip)(?:[:,] [^()]{1,40})?[?!]*\)`,
  ].join('|'),
  'iu',
);

/** What a writing assistant says around the text that it was asked for. */
const ASSISTANT = new RegExp(
  [
    String.raw`^(?:sure|certainly|of course|absolutely)[!,.:]? here(?:[’']s| is| are)(?![A-Za-zÀ-ɏ])`,
    String.raw`here(?:[’']s| is) (?:the|your|a) (?:revised|rewritten|improved|polished|updated|translated)(?![A-Za-zÀ-ɏ])`,
    String.raw`^here(?:[’']s| is) (?:the|your|my|a) (?:[A-Za-zÀ-ɏ]+ )?(?:translation|rewrite|version)(?![A-Za-zÀ-ɏ])`,
    String.raw`^(?:translation|traducción|spanish version|english version|versión (?:en español|española|traducida|en inglés)|e[sn]|español|english|inglés|castellano|spanish)\s*:`,
    String.raw`let me know if you(?:[’']d| would) like(?![A-Za-zÀ-ɏ])`,
    String.raw`(?:as|i am|i[’']m) an? (?:ai|(?:large )?language model)(?![A-Za-zÀ-ɏ])`,
    String.raw`(?<=^|[.!?…] )i hope this helps(?![A-Za-zÀ-ɏ])`,
    String.raw`^(?:¡?claro|¡?por supuesto)[!,.:]? aquí (?:tienes|está)(?![A-Za-zÀ-ɏ])`,
    String.raw`^aquí (?:tienes|está) (?:la|tu|el|una) (?:traducción|versión|texto)(?![A-Za-zÀ-ɏ])`,
    String.raw`como (?:modelo de lenguaje|inteligencia artificial)(?![A-Za-zÀ-ɏ])`,
    String.raw`(?<=^|[.!?…] )espero que (?:te|esto|os|esto te) (?:sirva|ayude)(?=[.!…]|$)`,
    String.raw`¿quieres que (?:l[ao]s?|te l[ao]s?) (?:acorte|alargue|adapte|reescriba|traduzca|revise|corrija)(?![A-Za-zÀ-ɏ])`,
    String.raw`(?:would you like|do you want) me to (?:shorten|rewrite|translate|adjust|expand|revise)(?![A-Za-zÀ-ɏ])`,
    String.raw`avísame si (?:quieres|deseas) que(?![A-Za-zÀ-ɏ])`,
  ].join('|'),
  'iu',
);
/** A translator's remark, and a name that a template left open. */
const REMARK =
  /(?<![A-Za-zÀ-ɏ])(?:N\. ?del? ?(?:l[ao] )?T\.|notas? del? (?:la )?traductora?|translator[’']s note)|\[(?:your|insert|tu|su|insertar?|manager|company)(?: [A-Za-zÀ-ɏ]+)+\](?!\()/iu;

/** The note in a text, such as "TODO" or "lorem ipsum", or what was pasted along with it. */
export const noteIn = (text: string): string | undefined =>
  [NOTE, FILLER, ASSISTANT, REMARK].map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean);

const MARK = /\[to (write|translate)\][ \t]*/;
const MARKS = new RegExp(MARK, 'g');

export const isMarked = (text: string): boolean => MARK.test(text);

/** The words without their mark: limits of length are theirs, not the mark’s. */
const withoutMarks = (text: string): string => text.replace(MARKS, '');

const remedyFor = (text: string): string =>
  text.includes(TO_TRANSLATE)
    ? `Translate these words and delete ${TO_TRANSLATE}.`
    : `Write these words and delete ${TO_WRITE}.`;

/** A value with the marks in its texts taken away, and where they stood. */
function clean(
  value: unknown,
  path: readonly (string | number)[],
  seen: (path: readonly (string | number)[], text: string) => void,
): unknown {
  if (typeof value === 'string') {
    if (!isMarked(value)) return value;
    seen(path, value);
    return withoutMarks(value);
  }
  if (Array.isArray(value))
    return value.map((entry, index) => clean(entry, [...path, index], seen));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, clean(entry, [...path, key], seen)]),
  );
}

/** Words of an entry of `code.json` without its quotation marks, or a line as it stands. */
function wordsIn(row: string): string {
  const words = /^"(?:message|description)"\s*:\s*(".*"),?$/.exec(row)?.[1];
  try {
    return words === undefined ? row : String(JSON.parse(words));
  } catch {
    return row;
  }
}

function marksInLines(file: string, text: string, firstLine: number): Problem[] {
  return text.split('\n').flatMap((row, index) =>
    isMarked(row)
      ? [
          {
            file,
            field: '',
            line: firstLine + index,
            found: quote(wordsIn(row.trim())),
            remedy: remedyFor(row),
          },
        ]
      : [],
  );
}

function cleanDocument(document: SourceDocument): {document: SourceDocument; marks: Problem[]} {
  const marks: Problem[] = [];
  const {file} = document;
  const frontMatter = clean(document.frontMatter, [], (path, text) => {
    marks.push({file, field: fieldName(path), found: quote(text), remedy: remedyFor(text)});
  }) as Record<string, unknown>;
  // Nothing is made anew where nothing was marked: what is known of a document is kept by its object.
  const changed = marks.length > 0;
  marks.push(...marksInLines(file, document.body, document.bodyLine ?? 1));
  return {document: changed ? {...document, frontMatter} : document, marks};
}

/**
 * The source as it will be once the marks are gone, and every mark as something to do. Fields
 * lose their marks; texts below them and `code.json` keep theirs, so that they are seen.
 */
export function withoutMarksIn(source: Source): {source: Source; marks: Problem[]} {
  const documents = source.documents.map(cleanDocument);
  const inCode = Object.entries(source.codeWords ?? {}).flatMap(([locale, text]) =>
    marksInLines(`i18n/${locale}/code.json`, text, 1),
  );
  return {
    source: {...source, documents: documents.map(({document}) => document)},
    marks: [...documents.flatMap(({marks}) => marks), ...inCode],
  };
}
