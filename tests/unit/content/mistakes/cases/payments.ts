/** Ways to pay that contradict the other language, or everything else that is said of them. */
import {en, es, mistake, swap} from '../tools';

const TERMS = 'legal/terms-of-service';
const OTHERS = /^Name the same ways to pay in every language\.$/;
const CONTRARY = /^Leave it out; who changes the ways to pay/;

type Row = readonly [
  file: string,
  from: string,
  to: string,
  at: string,
  remedy: RegExp,
  found: RegExp,
];
for (const [file, from, to, at, remedy, found] of [
  [
    en('outcall'),
    'payment, cash or card,',
    'payment, cash only,',
    'cash only',
    CONTRARY,
    /cash only/,
  ],
  [en('outcall'), 'Payment, before', 'Payment in cash only, before', 'cash only', CONTRARY, /cash/],
  [en(TERMS), 'in cash or by major', 'by major', 'credit card, in', OTHERS, /has “efectivo” and/],
  [
    en(TERMS),
    'in cash or by major credit card',
    'by credit card only',
    'card only',
    CONTRARY,
    /only/,
  ],
  [en('home'), 'cash or card', 'cash', 'discreet entrance; cash', OTHERS, /^“cash” to pay with/],
  [es('home'), 'efectivo o tarjeta', 'solo tarjeta', 'solo tarjeta', CONTRARY, /solo tarjeta/],
  [es('home'), 'efectivo o tarjeta', 'efectivo', 'discreta; efectivo', OTHERS, /^“efectivo” to/],
  [
    es(TERMS),
    'en efectivo o con las principales tarjetas de crédito',
    'en efectivo',
    'servicio, en efectivo',
    OTHERS,
    /^“efectivo” to pay with, where docs\/legal\/terms-of-service.mdx has “cash” and/,
  ],
  [
    es('programs/outcall'),
    'en efectivo o con tarjeta',
    'por transferencia',
    'por transferencia',
    OTHERS,
    /^“por transferencia” to pay with/,
  ],
  [
    en('about'),
    'by card',
    'by card or by Bizum',
    'Bizum',
    OTHERS,
    /^“cash” and “card” and “Bizum” to pay with/,
  ],
  // Pages that have their parts in another order.
  [es('about'), 'en efectivo o con tarjeta', 'en efectivo', 'Claridad', OTHERS, /^“efectivo” to/],
  [en('about'), 'in cash or by card', 'by card', 'Honesty', OTHERS, /^“card” to pay with/],
] satisfies readonly Row[]) {
  mistake(`ways to pay, ${to}`, file, swap(from, to), remedy, {at, found});
}
