const K = 1024;

/** A number of bytes as people say it: whole KB, MB with one decimal. */
export const byteSize = (bytes: number): string => {
  if (bytes < K * K) return `${Math.ceil(bytes / K)} KB`;
  const megabytes = bytes / K / K;
  return `${megabytes >= 100 ? Math.round(megabytes) : Number(megabytes.toFixed(1))} MB`;
};
