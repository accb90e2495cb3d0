import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = join(import.meta.dirname, '../web/kit/ui/class-names.ts');
const listed = /export const (\w+) = "([^"]*)";/g;

/** Returns the file part of class names that are all `file_class`. Throws for other ones, such as composed classes. */
export const fileOfClasses = (code: string, id: string): string | undefined => {
  const files = new Set<string>();
  for (const [, name, className = ''] of code.matchAll(listed)) {
    const file = className.endsWith(`_${name}`) ? className.slice(0, -`_${name}`.length) : '';
    // With an underscore, the class b_c of the file a and the class c of the file a_b would have one name.
    if (!/^[A-Za-z0-9-]+$/.test(file)) throw new Error(`${id}: the class ${className} is not named after its file`);
    files.add(file);
  }
  if (files.size > 1) throw new Error(`${id}: classes of several files`);
  return [...files][0];
};

/**
 * Replaces the list of a CSS module's classes in the browser's script by a function that makes their names. The lists
 * were 1.3 kB of what the page of an ability loads at once.
 */
export const classNamesPlugin = (): Plugin => ({
  name: 'class-names',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const file = id.endsWith('.module.css') ? fileOfClasses(code, id) : undefined;
    if (file === undefined) return undefined;
    const call = `/* @__PURE__ */ classNames(${JSON.stringify(file)})`;
    return { code: `import { classNames } from ${JSON.stringify(HELPER)};\nexport default ${call};\n`, map: null };
  },
});
