/** Mock of `@docusaurus/Translate`: the English labels of the site with their values, as Docusaurus shows them. */
import {word} from '../../words';

export const translate = (
  {id}: {id: string; message?: string; description?: string},
  values: Readonly<Record<string, string | number>> = {},
): string => word(id, 'en', values);
