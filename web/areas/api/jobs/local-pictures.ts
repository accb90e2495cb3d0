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

/**
 * Keeps the files whose names a job has. A name without its folders is enough where only one picture and one file have
 * it: under the boxes of another picture a file would be wrong.
 */
export const keepMatching = (jobId: string, names: readonly string[], files: readonly File[]): void => {
  const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
  const fullName = (file: File) => file.webkitRelativePath || file.name;
  const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);
  for (const name of names) {
    const last = lastPart(name);
    const exact = files.find((file) => fullName(file) === name);
    const isAlone = names.filter((one) => lastPart(one) === last).length === 1;
    const file = exact ?? (isAlone ? only(files.filter((one) => one.name === last)) : undefined);
    if (file) keepLocal(jobId, name, file);
  }
};
