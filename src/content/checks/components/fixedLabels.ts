/** Labels of components that are fixed word by word, with their capitals: the guide of each language lists them. */
import {type Problem, quote} from '../../problems';
import type {ComponentWord} from '../../read/componentWords';
import {isMarked} from '../../marks';
import type {Text} from '../../texts';

/** By language and id, as in i18n/es/README.md: change a label there as well. */
export const FIXED_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'booking.call': 'Llamar Ahora',
    'booking.whatsapp': 'Reservar por WhatsApp',
    'consent.acceptAll': 'Aceptar Todo',
    'consent.rejectAll': 'Rechazar Todo',
    'consent.save': 'Guardar Preferencias',
    'error.reload': 'Recargar Página',
    'error.tryAgain': 'Intentar de Nuevo',
    'home.completeMenu': 'Ver Menú Completo',
    'home.masseuses': 'Ver Nuestras Masajistas',
    'home.menu': 'Ver Nuestro Menú',
    'home.profiles': 'Ver Perfiles Detallados',
    'masseuse.view': 'Ver Perfil',
    'notFound.title': 'Página No Encontrada',
    'program.back': 'Volver al Menú de Masajes',
    'program.learnMore': 'Saber Más y Reservar',
    'rooms.gallery': 'Ver Galería Completa',
  },
};

/** Titles in pages that are fixed in the same way; a component may stand before them. */
const FIXED_TITLES: Readonly<Record<string, readonly string[]>> = {
  es: ['Abierto 24/7', 'Discreción Total', 'Instalaciones de Lujo', 'Programas Exclusivos'],
};

/** Whether a text is fixed with its capitals. */
export const isFixed = ({field, locale, text}: Text): boolean =>
  FIXED_LABELS[locale]?.[field] === text ||
  (FIXED_TITLES[locale] ?? []).includes(text.replace(/^[^\p{L}]+/u, '').trim());

/** A fixed label that reads otherwise, or undefined. Words that are none yet are told as that. */
export function labelFault(
  entry: unknown,
  {id}: ComponentWord,
  locale: string,
): Omit<Problem, 'file' | 'field'> | undefined {
  const label = FIXED_LABELS[locale]?.[id];
  const message = (entry as {message?: unknown} | null)?.message;
  if (label === undefined || typeof message !== 'string' || message === label) return undefined;
  if (!/\p{L}/u.test(message) || isMarked(message)) return undefined;
  const remedy = `Write “${label}”: it is a fixed label (i18n/${locale}/README.md).`;
  return {found: quote(message), remedy, rule: 'fixed-label'};
}
