const M = 1_048_576;

/** What an uploaded picture is for, and how many bytes it may have as it is sent. */
export const fileUses = {
  avatar: { maximumBytes: 1 * M },
  licence: { maximumBytes: 5 * M },
  workOrder: { maximumBytes: 5 * M },
} as const satisfies Record<string, { maximumBytes: number }>;
export type FileUse = keyof typeof fileUses;

export const fileUseNames = Object.keys(fileUses) as [FileUse, ...FileUse[]];

/** What a picture of any use may have. */
export const UPLOAD_MAXIMUM_BYTES = Math.max(...Object.values(fileUses).map(({ maximumBytes }) => maximumBytes));
