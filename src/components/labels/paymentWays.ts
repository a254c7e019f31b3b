import {translate} from '@docusaurus/Translate';

/** How visitors can pay, in a phrase. */
export const paymentWays = (): string =>
  translate({
    id: 'contact.paymentWays',
    message:
      'Cash or major credit cards, in euros, at the time of service; at a hotel, at the door',
    description: 'Ways to pay',
  });
