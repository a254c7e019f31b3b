import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Switch from '@site/src/components/ui/Switch';
import ProviderFacts from '../ProviderFacts';
import {useProvider} from '../provider';
import type {Choice} from '../record';

/** The four switches, each with what it governs today. */
export default function Switches({choice}: {choice: Choice}): ReactNode {
  const provider = useProvider();
  return (
    <div>
      <Switch
        label={
          <Translate id="consent.necessary" description="A kind of cookies">
            Necessary
          </Translate>
        }
        description={
          <Translate id="consent.necessaryText" description="What the necessary switch governs">
            Your answer and, while the tab is open, your place on each page. Always on.
          </Translate>
        }
        checked
        disabled
        readOnly
      />
      <Switch
        name="functional"
        label={
          <Translate id="consent.functional" description="A kind of cookies">
            Functional
          </Translate>
        }
        description={
          <Translate id="consent.functionalText" description="What the functional switch governs">
            Nothing yet: no feature of this website needs it.
          </Translate>
        }
        defaultChecked={choice.functional}
      />
      <Switch
        name="analytics"
        label={
          <Translate id="consent.analytics" description="A kind of cookies">
            Analytics
          </Translate>
        }
        description={
          provider ? (
            <ProviderFacts provider={provider} />
          ) : (
            <Translate
              id="consent.analyticsNone"
              description="What the analytics switch governs, when there is no provider">
              Nothing today: the house works with no provider.
            </Translate>
          )
        }
        defaultChecked={choice.analytics}
      />
      <Switch
        name="marketing"
        label={
          <Translate id="consent.marketing" description="A kind of cookies">
            Marketing
          </Translate>
        }
        description={
          <Translate id="consent.marketingText" description="What the marketing switch governs">
            Nothing yet: there is no advertising here.
          </Translate>
        }
        defaultChecked={choice.marketing}
      />
    </div>
  );
}
