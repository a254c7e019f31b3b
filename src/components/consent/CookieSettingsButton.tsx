import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import {usePath} from '@site/src/plugins/catalogue/client';
import {CookieSettings} from './ButtonLabels';
import {preferencesOpen} from './panels';

/** Opens the cookie preferences again, with the current choice; when script does not come, the policy. */
export default function CookieSettingsButton(): ReactNode {
  const policy = useBaseUrl(usePath('legal/cookie-policy'));
  return (
    <button
      type="button"
      className="jsOnly"
      data-needs-script={policy}
      aria-haspopup="dialog"
      onClick={() => preferencesOpen.set(true)}>
      <CookieSettings />
    </button>
  );
}
