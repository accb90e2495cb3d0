import type { Sample } from '#contract/trial/panel.ts';
import { picturePath } from '#contract/trial/picture-path.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { followTicket, type QueuePlace, type TicketEnd, ticketEndOf } from '../follow-ticket.ts';
import type { TrialError } from '../trial-error.ts';
import type { Subject } from '../use-subject.ts';
import type { LeftRun } from './left-run.ts';

type Shown = Exclude<Subject, { kind: 'file' }>;

/** A result does not wait longer for its picture. */
const PICTURE_WITHIN_MS = 10_000;

/** Loads a picture; undefined if it is gone or does not come in time. */
const fetchPicture = async (pictureId: string): Promise<Blob | undefined> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PICTURE_WITHIN_MS);
  try {
    const answer = await fetch(picturePath(pictureId), { signal: stop.signal });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

/** Finds the tried picture; undefined if it no longer exists. */
const findSubject = async ({ sampleId, picture }: LeftRun, samples: readonly Sample[]): Promise<Shown | undefined> => {
  const sample = samples.find((one) => one.sampleId === sampleId);
  if (sample) return { kind: 'sample', sample };
  if (!picture) return undefined;
  const bytes = await fetchPicture(picture.pictureId);
  return bytes && { kind: 'own', picture, preview: URL.createObjectURL(bytes) };
};

/** The subject of a result whose picture was not found: the picture that the server kept, or only its size. */
const subjectOfAnswer = ({ address }: LeftRun, { pictureId, width, height }: Recognition): Shown =>
  address !== undefined && pictureId !== undefined
    ? { kind: 'own', picture: { pictureId, width, height } }
    : { kind: 'address', address: address ?? '', width, height, ...(address === undefined && { removed: true }) };

/** Explains that a trial did not outlast the page. */
const interruptedError = (ended?: TicketEnd): TrialError => ({
  message: t('trialPanel.left.title'),
  // One without a ticket may have ended, and been charged, in the moment in which the page was left.
  hint: t(ended === 'cancelled' ? 'trialPanel.left.givenBack' : 'trialPanel.left.unknown'),
  actions: ['retry'],
});

type LeftEnd = { answer: Recognition } | { error: unknown; trialError: TrialError | undefined };

/**
 * Follows a trial to its end after the page was left, and finds its picture. `trialError` is set if the trial ended
 * with the page.
 */
export const followLeft = async (
  left: LeftRun,
  samples: readonly Sample[],
  on: { signal: AbortSignal; onPlace: (place: QueuePlace) => void; onSubject: (subject: Shown) => void },
  follow: typeof followTicket = followTicket,
): Promise<LeftEnd> => {
  const unlessAborted =
    <Value>(act: (value: Value) => void) =>
    (value: Value) => {
      if (!on.signal.aborted) act(value);
    };
  const show = unlessAborted(on.onSubject);
  const subject = findSubject(left, samples).then((found) => {
    if (found) show(found);
    if (on.signal.aborted && found?.kind === 'own' && found.preview) URL.revokeObjectURL(found.preview);
    return found;
  });
  try {
    if (!left.ticket) return { error: undefined, trialError: interruptedError() };
    const answer = await follow(left.ticket, { signal: on.signal, onPlace: unlessAborted(on.onPlace) });
    if (!(await subject)) show(subjectOfAnswer(left, answer));
    return { answer };
  } catch (error) {
    const ended = ticketEndOf(error);
    const isInterrupted = ended === 'cancelled' || ended === 'missing';
    return { error, trialError: isInterrupted ? interruptedError(ended) : undefined };
  } finally {
    // The message about the end offers to try again what is on the stage.
    await subject;
  }
};
