/**
 * Whether the content is still the example's, which the specification describes. Once the owner has
 * written the house's own telephone number or e-mail address, facts of the specification bind nobody.
 */
import {catalogue} from '../site/catalogue';

const {phone, email} = catalogue.business;

/** True while docs/business.yml holds the example's telephone number and e-mail address. */
export const isExample = /000 000$/.test(phone) && email.info.endsWith('.example');

/** Why the specification is not compared any more. */
export const EXAMPLE = {
  gone: 'docs/business.yml no longer holds the example’s number and address, so the content is the house’s own',
} as const;
