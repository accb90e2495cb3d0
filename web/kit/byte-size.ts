const UNITS = ['字节', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** Returns a size as people read it: 6.4 MB. */
export const byteSize = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const value = bytes / STEP ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
};
