import Translate, {translate} from '@docusaurus/Translate';
import type {Provider} from '@site/src/plugins/catalogue/data';

/** Who measures, for what purpose and for how long. */
export function providerFacts({name, purpose, duration}: Provider): string {
  return translate(
    {
      id: 'consent.provider',
      message: 'Measured by {name}. What for: {purpose}. Kept for {duration}.',
      description:
        'Cookie banner, preferences and cookie policy: who measures if the visitor allows it; {purpose} begins in lower case',
    },
    {name, purpose, duration},
  );
}

/** Labels of buttons about cookies; `ButtonName` quotes them in texts. */
export const BUTTON_LABELS = {
  acceptAll: (
    <Translate
      id="consent.acceptAll"
      description="Cookie banner: button that allows all cookies; the cookie policy quotes it">
      Accept All
    </Translate>
  ),
  rejectAll: (
    <Translate
      id="consent.rejectAll"
      description="Cookie banner: button that refuses all optional cookies; the cookie policy quotes it">
      Reject All
    </Translate>
  ),
  customize: (
    <Translate
      id="consent.customize"
      description="Cookie banner: button that opens the preferences; the cookie policy quotes it">
      Customize
    </Translate>
  ),
  cookieSettings: (
    <Translate
      id="consent.settings"
      description="Footer: button that opens the cookie preferences; the cookie policy quotes it">
      Cookie settings
    </Translate>
  ),
};

export const preferencesSaved = (): string =>
  translate({
    id: 'consent.saved',
    message: 'Preferences saved',
    description: 'Notification after the visitor has saved the cookie preferences',
  });
