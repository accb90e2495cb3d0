/** Returns the classes of a CSS module. The build names each of them `file_class`, so that no list of them is needed. */
export const classNames = (file: string): Record<string, string> =>
  new Proxy({}, { get: (_target, name) => `${file}_${String(name)}` });
