import { UPLOAD_TIMEOUT_MS } from '#contract/kit/limits.ts';
import { createUploadPolicy, type OwnPicture, runTrial, uploadPicture } from '#contract/trial/calls.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import { makeCall } from '#web/kit/call.ts';
import { sendWithProgress } from '#web/kit/ui/pictures/send-with-progress.ts';
import { hashFile } from '#web/kit/upload/hash-file.ts';
import type { LocalPicture } from '../picture/read-picture.ts';
import { followTicket, type QueuePlace } from './follow-ticket.ts';
import { sendForm } from './pictures/send-form.ts';
import type { Subject } from './use-subject.ts';

type Source = { sampleId: string } | { pictureId: string } | { imageUrl: string };

export const sourceOf = (subject: Exclude<Subject, { kind: 'file' }>): Source => {
  if (subject.kind === 'sample') return { sampleId: subject.sample.sampleId };
  if (subject.kind === 'own') return { pictureId: subject.picture.pictureId };
  return { imageUrl: subject.address };
};

/** Stores a file on the server. `onProgress` gets the part that was sent, from 0 to 1. */
export const upload = async (
  { file }: LocalPicture,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<OwnPicture> => {
  onProgress(0);
  const sha256 = await hashFile(file);
  const { policy } = await makeCall(createUploadPolicy, { bytes: file.size, sha256 }, { signal });
  const send = sendWithProgress((sent) => {
    if (!signal.aborted) onProgress(sent);
  });
  return makeCall(uploadPicture, { policy }, { file, signal, send });
};

interface RecogniseOptions {
  signal: AbortSignal;
  /** Called while the trial waits in the queue or takes long. */
  onPlace: (place: QueuePlace) => void;
  /** Called with the ticket of a trial that has one. */
  onTicket: (ticket: TrialTicket) => void;
  /** The labels to search for; empty means all. */
  labels: readonly string[];
}

/** Tries a picture. */
export const recognise = async (
  abilityNo: number,
  source: Source,
  { signal, onPlace, onTicket, labels }: RecogniseOptions,
): Promise<Recognition> => {
  const answer = await makeCall(
    runTrial,
    {
      abilityNo: String(abilityNo),
      ticket: 'true',
      ...source,
      ...(labels.length > 0 && { labels: labels.join(',') }),
    },
    { signal, send: sendForm, timeoutMs: UPLOAD_TIMEOUT_MS },
  );
  if (!('ticket' in answer)) return answer;
  onTicket(answer.ticket);
  return followTicket(answer.ticket, { signal, onPlace });
};
