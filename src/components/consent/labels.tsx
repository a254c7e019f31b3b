import Translate, {translate} from '@docusaurus/Translate';
import type {Provider} from '@site/src/plugins/catalogue/data';

/** Who measures, for what purpose and for how long. */
export function providerFacts({name, purpose, duration}: Provider): string {
  return translate(
    {
      id: 'consent.provider',
      description:
        'Who measures the website if the visitor allows it; purpose begins in lower case',
    },
    {name, purpose, duration},
  );
}

/** Labels of buttons about cookies; `ButtonName` quotes them in texts. */
export const BUTTON_LABELS = {
  acceptAll: <Translate id="consent.acceptAll" description="Button that allows all cookies" />,
  rejectAll: <Translate id="consent.rejectAll" description="Refuses all optional cookies" />,
  customize: <Translate id="consent.customize" description="Opens cookie preferences" />,
  cookieSettings: <Translate id="consent.settings" description="Button in the footer" />,
};

export const preferencesSaved = (): string =>
  translate({id: 'consent.saved', description: 'Notification after saving cookie preferences'});
