/** PostCSS plugin: files that styles name by `url('/…')` stand below the site's root (BASE_URL). */
import {SITE_ROOT, atRoot} from '../../content/siteRoot';

type Declaration = {value: string};

/** The value of a declaration with its addresses below the site's root. */
const rooted = (value: string): string =>
  value.replace(/(url\(\s*["']?)(\/(?!\/)[^"')]*)/g, (whole, before: string, path: string) =>
    path.startsWith(SITE_ROOT) && SITE_ROOT !== '/' ? whole : before + atRoot(path),
  );

export const rootInStyles = {
  postcssPlugin: 'velada-root',
  Declaration(declaration: Declaration): void {
    const value = rooted(declaration.value);
    // Setting a value has PostCSS visit the declaration again.
    if (value !== declaration.value) declaration.value = value;
  },
};
