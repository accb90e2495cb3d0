import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * Names a class of a CSS module `file_class`: shorter than a hash after compression, and the same in every build.
 * Throws if two files share a name, since their classes would collide.
 */
export const scopedClass = (name: string, path: string): string => {
  const file = basename(path.replace(/\?.*/, ''), '.module.css');
  const known = files.get(file) ?? path;
  if (known !== path) throw new Error(`${known} and ${path}: CSS modules need different names`);
  files.set(file, path);
  return `${file}_${name}`;
};
