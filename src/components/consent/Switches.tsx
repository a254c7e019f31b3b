import type {ReactNode} from 'react';

import Switch from '@site/src/components/ui/Switch';
import ProviderFacts from './ProviderFacts';
import {useProvider} from './provider';
import {type Choice, KINDS} from './record';
import {kindNames, kindTexts} from './kinds';

/** A switch for each kind of cookies, with what it governs today; the necessary ones are always on. */
export default function Switches({choice}: {choice: Choice}): ReactNode {
  const provider = useProvider();
  const names = kindNames();
  const texts = kindTexts();
  return (
    <div>
      <Switch label={names.necessary} description={texts.necessary} checked disabled readOnly />
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          name={kind}
          label={names[kind]}
          description={
            kind === 'analytics' && provider ? <ProviderFacts provider={provider} /> : texts[kind]
          }
          defaultChecked={choice[kind]}
        />
      ))}
    </div>
  );
}
