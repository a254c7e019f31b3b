import type {ComponentProps, ReactNode} from 'react';

import {useLocale, useRoute} from '@site/src/plugins/catalogue/client';
import WhatsAppLink from '../links/WhatsAppLink';

/** A WhatsApp button with a message about outcall. */
export default function OutcallWhatsApp(
  props: Omit<ComponentProps<typeof WhatsAppLink>, 'program' | 'minutes' | 'masseuse'>,
): ReactNode {
  const {labels} = useRoute('programs/outcall');
  return <WhatsAppLink program={labels[useLocale()]} {...props} />;
}
