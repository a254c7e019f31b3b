/** Files with syntax errors. */
import {HOME, ABOUT, TIDE, BUSINESS, CODE, ADDRESSES, testRows} from './rows';

// prettier-ignore
testRows([
  ['a colon in a text', TIDE, 'subtitle: It', 'subtitle: Now: it', `${TIDE}:16`, /quotation marks/],
  ['a quotation mark that is not closed', BUSINESS, '"+34 930 123 456"', '"+34 930 123 456', `${BUSINESS}:5`, /quotation mark/],
  ['a tab', BUSINESS, '  info:', '\tinfo:', `${BUSINESS}:8`, /spaces/],
  ['a duplicate field', BUSINESS, 'suites: 4', 'suites: 4\nsuites: 5', `${BUSINESS}:15`, /twice/],
  ['fields that are not closed', ABOUT, /\n---\n/, '\n', `${ABOUT}:1`, /two lines of "---"/],
  ['a page without fields', ABOUT, /^---[^]*?\n---\n/, '', `${ABOUT}:1`, /two lines of "---"/],
  ['fields that are a text', ABOUT, /^---[^]*?\n---\n/, '---\nabout\n---\n', `${ABOUT}:2`, /"name: value"/],
  ['a tag that is not closed', HOME, '</LocationPanel>', '', `${HOME}:24`, /<\/LocationPanel> where this <LocationPanel> ends/],
  ['a closing tag without an opening one', HOME, '<LocationPanel>\n', '', `${HOME}:27`, /Delete this closing tag/],
  ['a closing tag of another component', HOME, '</Feature>', '</Features>', `${HOME}:35`, /<\/Feature> in place of <\/Features>/],
  ['a property that is not closed', HOME, 'title="Quiet"', 'title="Quiet', `${HOME}:31`, /Close this tag|quotation mark/],
  ['a less-than sign in a text', TIDE, 'The water', '5 <6: the water', `${TIDE}:31`, /&lt;/],
  ['a curly bracket', TIDE, 'The water', 'The {water', `${TIDE}:31`, /without \{ and \}/],
  ['a line that begins with import', TIDE, 'The water', 'import no water', `${TIDE}:31`, /"import" or "export"/],
  ['a code.json with a syntax error', CODE, '"Intensity"},', '"Intensity"}', `${CODE}:4`, /not JSON/],
  ['a code.json that is a list', CODE, /[^]*/, '[]', `${CODE}:1`, /between \{ and \}/],
  ['a published-addresses.json that is not a list', ADDRESSES, /[^]*/, '{}', `${ADDRESSES}:1`, /between \[ and \]/],
]);
