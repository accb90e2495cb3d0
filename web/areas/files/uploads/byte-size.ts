const K = 1024;

/** Formats a number of bytes for readers: whole KB, or MB with one decimal. */
export const byteSize = (bytes: number): string => {
  if (bytes < K * K) return `${Math.ceil(bytes / K)} KB`;
  const megabytes = bytes / K / K;
  return `${megabytes >= 100 ? Math.round(megabytes) : Number(megabytes.toFixed(1))} MB`;
};
