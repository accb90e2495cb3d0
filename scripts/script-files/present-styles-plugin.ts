import type { Plugin } from 'vite';

/** The styles that every page has from its first response. */
const PRESENT = /^assets\/(vendor|shell)-[^/]+\.css$/;

const LIST = /\(m\.f=(\[[^\]]*\])/;

/** Returns a script of Vite that, before a part that comes later, does not load the styles that are `PRESENT`. */
export const withoutPresentStyles = (code: string): string => {
  const files: string[] = JSON.parse(LIST.exec(code)?.[1] ?? '[]');
  if (!files.some((file) => PRESENT.test(file))) return code;
  const missing = files.filter((file) => !PRESENT.test(file));
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
 * Leaves the styles that every page has out of what a later part brings along. React Router ends the addresses of styles
 * with `#` if a later part has them, too. So Vite would not find their links and load them a second time: the page would
 * be laid out anew, and they would overrule the page's own styles.
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
