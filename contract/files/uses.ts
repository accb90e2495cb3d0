const M = 1_048_576;

interface UseLimits {
  /** Size of the upload. */
  maximumBytes: number;
  /** Longest side in pixels; larger pictures are scaled down to it, where that is enough to look at them. */
  longestSide?: number;
}

/** The uses of an uploaded picture. */
export const fileUses = {
  avatar: { maximumBytes: 1 * M, longestSide: 512 },
  licence: { maximumBytes: 5 * M },
  workOrder: { maximumBytes: 5 * M },
} satisfies Record<string, UseLimits>;
export const limitsOf = (use: FileUse): UseLimits => fileUses[use];
export type FileUse = keyof typeof fileUses;

export const fileUseNames = Object.keys(fileUses) as [FileUse, ...FileUse[]];

/** Size limit of a picture of any use. */
export const UPLOAD_MAXIMUM_BYTES = Math.max(...Object.values(fileUses).map(({ maximumBytes }) => maximumBytes));
