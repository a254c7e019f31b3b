/** Prices of a page that are not those of programs, such as the prices of vouchers. */
import {euros, listById, minutes, text} from './basics';

export const priceFacts = listById({
  priceEur: euros,
  minutes: minutes.optional().describe('Whole minutes, shown after the name.'),
})
  .min(1)
  .optional()
  .describe('Prices of the page in whole euros, IVA included: <PriceTable /> shows them.');

export const priceWords = listById({
  name: text(60).describe('What has this price.'),
  text: text(160).optional().describe('One or two short sentences below the name.'),
})
  .min(1)
  .optional()
  .describe('Words of the prices, by id.');
