/** Returns the path of a file; only users who may see the file can fetch it. */
export const filePath = (fileId: string) => `/files/${fileId}`;

/** Returns the id of the file with this path, or undefined if it is no path of a file. */
export const fileIdIn = (path: string): string | undefined => /^\/files\/([A-Za-z0-9_-]{22})$/.exec(path)?.[1];
