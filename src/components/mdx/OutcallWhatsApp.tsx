import type {ComponentProps, ReactNode} from 'react';

import {useLocale, useRoute} from '@site/src/plugins/catalogue/client';
import WhatsAppLink from './WhatsAppLink';

/** A WhatsApp button whose message names the outcall program. */
export default function OutcallWhatsApp(
  props: Omit<ComponentProps<typeof WhatsAppLink>, 'program' | 'minutes' | 'masseuse'>,
): ReactNode {
  const {labels} = useRoute('programs/outcall');
  return <WhatsAppLink program={labels[useLocale()]} {...props} />;
}
