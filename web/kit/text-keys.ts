/** Keys of these groups have no file in their name, since one page shows those of all areas. */
export type SharedGroup = 'permission' | 'audit';

const SHARED = /^(permission|audit)\./;

export type TextFile = Readonly<Record<string, string>>;

/** Returns the texts of a file by their keys in the interface: `<file>.<key within the file>`, except those of groups. */
export const keyedTexts = (file: string, texts: TextFile): [key: string, text: string][] =>
  Object.entries(texts)
    .filter(([key]) => key !== '$bundle')
    .map(([key, text]) => [SHARED.test(key) ? key : `${file}.${key}`, text]);

/**
 * Returns the language file of a text: `index` is loaded by every page, `centre` by the account centre and the console,
 * `late` by what an interaction shows. The 403 page needs all names of permissions, the audit log all names of actions.
 */
export const bundleOf = (key: string, { $bundle = 'index' }: TextFile): string => {
  if (key.startsWith('permission.')) return 'index';
  return key.startsWith('audit.') ? 'centre' : $bundle;
};
