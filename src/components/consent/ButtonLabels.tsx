import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Words of the button that allows everything. */
export function AcceptAll(): ReactNode {
  return <Translate id="consent.acceptAll" description="Button that allows all cookies" />;
}

/** Words of the button that allows nothing but the necessary. */
export function RejectAll(): ReactNode {
  return (
    <Translate id="consent.rejectAll" description="Button that refuses all optional cookies" />
  );
}

/** Words of the button that opens the switches. */
export function Customize(): ReactNode {
  return <Translate id="consent.customize" description="Button that opens cookie preferences" />;
}

/** Words of the button in the footer that opens the switches again. */
export function CookieSettings(): ReactNode {
  return <Translate id="consent.settings" description="Button in the footer" />;
}
