/** The components that authors may use, by name. */
import {AUTHOR_COMPONENTS} from '../authorComponents';
import {closest} from '../closest';

export const KNOWN = new Map(AUTHOR_COMPONENTS.map((component) => [component.name, component]));
export const NAMES = [...KNOWN.keys()];

/** The component that a name means: a misspelt one, here or in what stands around, is one mistake and not two. */
export const nameMeant = (name: string): string =>
  KNOWN.has(name) ? name : (closest(name, NAMES) ?? name);
