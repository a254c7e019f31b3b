/** The house's name and those of services, misspelt or with other capitals. */
import {EN, textOf} from '../memory';
import {append, en, es, mistake} from '../tools';

const [, NAME = ''] = /^name: (\p{Lu}\p{Ll}{4,})$/mu.exec(textOf(`${EN}/business.yml`)) ?? [];

/** Each name as it is, and as somebody types it. */
const TYPED = [
  ['WhatsApp', 'Whatsapp', /^Write “WhatsApp”\.$/],
  ['WhatsApp', 'WHATSAPP', /^Write “WhatsApp”\.$/],
  ['JavaScript', 'Javascript', /^Write “JavaScript”\.$/],
  // The owner may call the house by several words, of which none is told.
  ...(NAME
    ? ([
        [NAME, NAME.toUpperCase(), new RegExp(`^Write “${NAME}”\\.$`)],
        [NAME, `${NAME.slice(0, 3)}${NAME.slice(2)}`, new RegExp(`^Did you mean “${NAME}”`)],
        [NAME, `${NAME.slice(0, 3)}${NAME.slice(4)}`, new RegExp(`^Did you mean “${NAME}”`)],
      ] as const)
    : []),
] as const;

for (const [name, typed, remedy] of TYPED) {
  for (const [file, sentence] of [
    [en('legal/terms-of-service'), `A message by ${typed} is answered by a person.`],
    [es('legal/terms-of-service'), `Un mensaje por ${typed} lo contesta una persona.`],
  ] as const) {
    mistake(`${name} as ${typed}`, file, append(sentence), remedy, {
      at: sentence,
      found: new RegExp(`^“${typed}”`),
    });
  }
}
