import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import MailLink from '../links/MailLink';
import {buttonClassName} from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {useApplicationLetter} from '@site/src/components/casting/application';

type Props = Pick<ComponentProps<'a'>, 'className' | 'children'>;

/** Opens an e-mail with the draft of an application: a gold button unless it has children. */
export default function ApplyLink(props: Props): ReactNode {
  const {casting: address} = useCatalogue().business.email;
  return (
    <MailLink
      box="casting"
      className={buttonClassName({variant: 'gold'})}
      {...useApplicationLetter()}
      {...props}>
      {props.children ?? (
        <>
          <Icon name="mail" />
          <span>
            <Translate
              id="casting.apply"
              description="Casting page: button that opens an e-mail to the house; {address} is its address"
              values={{address}}>
              {'Write to {address}'}
            </Translate>
          </span>
        </>
      )}
    </MailLink>
  );
}
