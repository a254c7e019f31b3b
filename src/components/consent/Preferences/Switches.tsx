import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import Switch from '@site/src/components/ui/Switch';
import type {Choice} from '../record';
import Analytics from './Analytics';

/** The four switches, each with what it governs today. */
export default function Switches({choice}: {choice: Choice}): ReactNode {
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
            The record of this choice. Always on.
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
        description={<Analytics />}
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
