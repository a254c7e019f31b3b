/**
 * The specification describes the example content. Its facts are tested only until the owner enters a real
 * telephone number or e-mail address.
 */
import {catalogue} from '../site/catalogue';

const {phone, email} = catalogue.business;

/** Whether docs/business.yml still has the telephone number and e-mail address of the example. */
export const isExample = /000 000$/.test(phone) && email.info.endsWith('.example');

/** Why the tests are skipped. */
export const NO_EXAMPLE =
  'docs/business.yml no longer has the telephone number and e-mail address of the example';
