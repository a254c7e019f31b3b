/** Notes that were left in the words: to a colleague, by a translator, by whoever was asked to write. */

/** A note to a colleague that was left in the words: in capitals, since "todo:" is Spanish. */
const NOTE = new RegExp(
  [
    String.raw`(?<![A-Za-zÀ-ɏ\p{N}])(?:TODO|PENDIENTE)(?=\s*:)`,
    String.raw`\((?:TODO|PENDIENTE)(?= \p{Lu}\p{Ll}+\s*:)`,
    String.raw`(?<=^|[.!?…]\s)TODO(?=\.)`,
    // Somebody is asked by name, beside the sentence.
    String.raw`\(\p{Lu}\p{Ll}+\s*:\s*¿?[^()«“]*\?\)`,
    String.raw`(?<![A-Za-zÀ-ɏ\p{N}])(?:FIXME|TB[CD]|TKTK|XXX)(?![A-Za-zÀ-ɏ\p{N}])`,
    String.raw`^TODO(?=$| \p{Lu}\p{Ll})`,
    // A colleague, as a chat calls somebody.
    String.raw`(?<=^|[\s(])@\p{Lu}\p{Ll}+(?![A-Za-zÀ-ɏ\p{N}_.])`,
    // By itself: beside another word in capitals it is part of something said aloud, or of a name.
    String.raw`(?<![A-Za-zÀ-ɏ\p{N}])(?<!\p{Lu}{2} )(?:NEW|NUEV[OA]|DRAFT|BORRADOR|WIP|PENDIENTE|REVISAR)(?: \d+)?(?![A-Za-zÀ-ɏ\p{N}’-]| \p{Lu}{2})`,
    String.raw`(?<=^|[.!?…] )(?:[Nn]ota|[Nn]ote|NOTA|NOTE|[Mm]ensaje|[Mm]essage) (?:para|to|for) \p{Lu}\p{Ll}+\s*:`,
  ].join('|'),
  'u',
);
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
    String.raw`\([^()]*(?:please,? (?:check|confirm|verify|revise)|por favor,? (?:confirma|revisa|comprueba|confirmad|revisad))[^()]*\)`,
    String.raw`\(\d+ (?:words|palabras|characters|caracteres)\)`,
    String.raw`\((?:versión (?:antigua|nueva|vieja|final)|(?:old|new|final) (?:version|text|draft)|texto (?:antiguo|nuevo|viejo))\)`,
    String.raw` [—–-] (?:revisar|comprobar|confirmar|traducir|pendiente|borrador|draft|wip|(?:to|needs) (?:check|review|checking|confirm|translate))$`,
    String.raw`(?<=^|[.!?…] )(?:(?:nota|note|ojo|nb|n\. ?b\.)\s*: )?(?:pendiente|falta|queda) (?:de |por )?(?:confirmar|revisar|traducir|escribir|redactar|completar|comprobar)(?: (?:con|a) [A-Za-zÀ-ɏ]+| esto| texto)?(?=[.!…]|$)`,
    String.raw`(?<=^|[.!?…:] )(?:revisar|comprobar|traducir|corregir|cambiar) (?:esto|este (?:texto|párrafo|punto)|esta (?:frase|parte))(?=[.!…]|$)`,
    String.raw`(?<=^|[.!?…:] )(?:check|fix|rewrite|revise|translate|proofread) this(?: (?:text|paragraph|sentence|part|heading))?(?: with \p{Lu}[A-Za-zÀ-ɏ]+)?(?=[.!…]|$)`,
    String.raw`(?<=^|[.!?…] )to be (?:confirmed|revised|translated|written|completed|checked|decided)(?=[.!…]|$)`,
    String.raw`TODO (?:check|ask|fix|add|write|verify|confirm|update|translate|rewrite|review|revisar|preguntar|confirmar|traducir|comprobar|añadir|cambiar|completar|poner)(?![A-Za-zÀ-ɏ])`,
    String.raw`(?:^|\s)\?\?+|\?\?\?|\(\?+\)`,
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
  [NOTE, FILLER, ASSISTANT, REMARK]
    .map((pattern) => pattern.exec(text.trim())?.[0].trim().replace(/:$/u, ''))
    .find(Boolean);
