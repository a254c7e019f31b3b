import {translate} from '@docusaurus/Translate';

/** How visitors can pay, in a phrase. */
export const paymentWays = (): string =>
  translate({id: 'contact.paymentWays', description: 'Ways to pay'});
