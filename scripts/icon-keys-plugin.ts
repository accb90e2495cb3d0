import type { Plugin } from 'vite';

/** Returns the code of an icon without the random keys of its parts, and without a statement that does nothing. */
export const withoutKeys = (code: string): string =>
  code.replace(/,?\s*\bkey: "[^"]*"/g, '').replace('__iconData.node;\n', '');

/**
 * Leaves the keys of icons' parts out of the browser's script. React needs none, since the parts never change, and
 * random letters do not compress: they were 0.4 kB of what every page loads.
 */
export const iconKeysPlugin = (): Plugin => ({
  name: 'icon-keys',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => ({ code: withoutKeys(code), map: null }),
  },
});
