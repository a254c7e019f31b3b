/** The components that authors may use, by name. */
import {AUTHOR_COMPONENTS} from '../authorComponents';

export const KNOWN = new Map(AUTHOR_COMPONENTS.map((component) => [component.name, component]));
export const NAMES = [...KNOWN.keys()];
