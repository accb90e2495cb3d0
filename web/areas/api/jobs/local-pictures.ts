/**
 * The user's own files by the job and the name under which they were sent, as addresses of this tab: the portal keeps no
 * picture once it is recognised.
 */
const kept = new Map<string, Map<string, string>>();

const ofJob = (jobId: string): Map<string, string> => {
  const own = kept.get(jobId) ?? new Map<string, string>();
  kept.set(jobId, own);
  return own;
};

export const keepLocal = (jobId: string, name: string, file: File): void => {
  const own = ofJob(jobId);
  if (!own.has(name)) own.set(name, URL.createObjectURL(file));
};

export const localPicture = (jobId: string, name: string): string | undefined => kept.get(jobId)?.get(name);

/** Keeps the files whose names a job has; a name without its folders is enough. */
export const keepMatching = (jobId: string, names: readonly string[], files: readonly File[]): void => {
  const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const name of names) {
    const file = byName.get(lastPart(name));
    if (file) keepLocal(jobId, name, file);
  }
};
