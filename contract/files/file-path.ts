/** Where a file is to be had, by whoever may see it. */
export const filePath = (fileId: string) => `/files/${fileId}`;
