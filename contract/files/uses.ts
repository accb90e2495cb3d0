const M = 1_048_576;

interface UseLimits {
  /** As it is sent. */
  maximumBytes: number;
  /** Pixels that it is made smaller to, where that is enough to look at it. */
  longestSide?: number;
}

/** What an uploaded picture is for. */
export const fileUses = {
  avatar: { maximumBytes: 1 * M, longestSide: 512 },
  licence: { maximumBytes: 5 * M },
  workOrder: { maximumBytes: 5 * M },
} satisfies Record<string, UseLimits>;
export const limitsOf = (use: FileUse): UseLimits => fileUses[use];
export type FileUse = keyof typeof fileUses;

export const fileUseNames = Object.keys(fileUses) as [FileUse, ...FileUse[]];

/** What a picture of any use may have. */
export const UPLOAD_MAXIMUM_BYTES = Math.max(...Object.values(fileUses).map(({ maximumBytes }) => maximumBytes));
