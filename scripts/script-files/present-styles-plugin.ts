import type { Plugin } from 'vite';
import { onEveryPage } from './script-files.ts';

/** How a script of Vite lists what its later parts need. */
const LIST = /\(m\.f=(\[[^\]]*\])/;

/** Returns whether a file holds styles that every page has from its first response. */
const isPresent = (file: string) => file.endsWith('.css') && onEveryPage.test(file);

/** Returns a script of Vite without the styles of every page in what its later parts need. */
export const withoutPresentStyles = (code: string): string => {
  const files: string[] = JSON.parse(LIST.exec(code)?.[1] ?? '[]');
  if (!files.some(isPresent)) return code;
  const missing = files.filter((file) => !isPresent(file));
  return code
    .replace(LIST, () => `(m.f=${JSON.stringify(missing)}`)
    .replace(/__vite__mapDeps\((\[[\d,]*\])\)/g, (_, places: string) => {
      const wanted = (JSON.parse(places) as number[])
        .map((at) => missing.indexOf(files[at] ?? ''))
        .filter((at) => at >= 0);
      return wanted.length > 0 ? `__vite__mapDeps(${JSON.stringify(wanted)})` : '[]';
    });
};

/**
 * Leaves the styles that every page has out of what a later part loads. React Router adds a `#` to the address of styles
 * that a later part also needs. Vite does not recognise such a link and would load the file again. The second copy comes
 * after the page's own styles and would override them.
 */
export const presentStyles = (): Plugin => ({
  name: 'present-styles',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = withoutPresentStyles(file.code);
      }
    },
  },
});
