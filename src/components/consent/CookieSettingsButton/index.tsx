import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {preferencesOpen} from '../panels';

/** Opens the cookie preferences again, with the current choice. */
export default function CookieSettingsButton(): ReactNode {
  return (
    <button
      type="button"
      className="scriptOnly"
      data-needs-script=""
      aria-haspopup="dialog"
      onClick={() => preferencesOpen.set(true)}>
      <Translate id="consent.settings" description="Button in the footer">
        Cookie settings
      </Translate>
    </button>
  );
}
