/** Returns the path of a file; only users who may see the file can fetch it. */
export const filePath = (fileId: string) => `/files/${fileId}`;
