import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useCatalogue} from '@site/src/plugins/catalogue/client';
import MailLink from './MailLink';
import {buttonClassName} from '@site/src/components/ui/Button';
import Icon from '@site/src/components/ui/Icon';
import {useApplicationLetter} from '@site/src/components/labels/casting';

/** The gold button of the casting page: an e-mail with the list of what to send already in it. */
export default function ApplyLink(): ReactNode {
  const {casting} = useCatalogue().business.email;
  return (
    <MailLink
      box="casting"
      className={buttonClassName({variant: 'gold'})}
      {...useApplicationLetter()}>
      <Icon name="mail" />
      <span>
        <Translate
          id="casting.apply"
          description="Button that opens the e-mail of an application"
          values={{address: casting}}
        />
      </span>
    </MailLink>
  );
}
