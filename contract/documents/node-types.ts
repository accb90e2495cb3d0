/** A place of the tree: a catalogue holds others, a file has a text. */
export const nodeTypes = { file: 0, catalogue: 1 } as const;
/** The content of a place: a text written here or imported, a download, a video, a page of the portal. */
export const creationTypes = { written: 1, imported: 2, download: 3, video: 4, page: 5 } as const;
