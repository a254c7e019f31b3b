import type {ReactNode} from 'react';

import type {AlternatePage} from './useAlternatePages';

/** Not messages for translation: those would be sent to visitors, who never see this. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'In development each language has a server of its own:',
  es: 'En desarrollo, cada idioma tiene su propio servidor:',
};

type Props = {readonly pages: readonly AlternatePage[]};

/** Which commands serve the other languages; shown in development only. */
export default function DevelopmentHint({pages}: Props): ReactNode {
  const current = pages.find(({isCurrent}) => isCurrent);
  return (
    <li>
      <small>
        {WORDS[current?.locale ?? ''] ?? WORDS.en}
        {pages.map(
          ({locale, isCurrent}, index) =>
            !isCurrent && (
              <code key={locale}>
                <br />
                npm run dev -- --locale {locale} --port {3000 + index}
              </code>
            ),
        )}
      </small>
    </li>
  );
}
