import { hashOfFile } from '#web/kit/upload/file-hash.ts';

/** A picture of a job: the name under which it was sent, and the SHA-256 of its bytes. */
interface Sent {
  name: string;
  sha256: string | null;
}

interface JobPictures {
  byName: Map<string, string>;
  bySha256: Map<string, string>;
}

/**
 * The user's own files of jobs, as addresses of this tab: the portal keeps no picture after its recognition. The files
 * that this tab has sent are found by their names, which differ within a job; others by their bytes, since under the
 * boxes of another picture a file would be wrong.
 */
const byJob = new Map<string, JobPictures>();

const ofJob = (jobId: string): JobPictures => {
  const own = byJob.get(jobId) ?? { byName: new Map(), bySha256: new Map() };
  byJob.set(jobId, own);
  return own;
};

/** Keeps a file that was sent to a job under a name. */
export const keepLocal = (jobId: string, name: string, file: File): void => {
  const { byName } = ofJob(jobId);
  if (!byName.has(name)) byName.set(name, URL.createObjectURL(file));
};

export const localPicture = (jobId: string, { name, sha256 }: Sent): string | undefined => {
  const own = byJob.get(jobId);
  return own?.byName.get(name) ?? (sha256 === null ? undefined : own?.bySha256.get(sha256));
};

/** Keeps files that the user has chosen, for all pages of a job. */
export const keepChosen = async (
  jobId: string,
  files: readonly File[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<void> => {
  const { bySha256 } = ofJob(jobId);
  for (const [at, file] of files.entries()) {
    const sha256 = await hashOfFile(file, signal);
    if (!bySha256.has(sha256)) bySha256.set(sha256, URL.createObjectURL(file));
    onProgress(at + 1);
  }
};
