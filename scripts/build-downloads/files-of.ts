/** Returns the files of an archive, by path. */
export type MakeFiles = (made: { root: string; staticFolder: string }) => Promise<ReadonlyMap<string, Buffer>>;

/** Returns a text file with one line end at its end. */
export const textFile = (text: string): Buffer => Buffer.from(`${text.trim()}\n`);
