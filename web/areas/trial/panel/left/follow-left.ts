import type { Sample } from '#contract/trial/panel.ts';
import { picturePath } from '#contract/trial/picture-path.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { followTicket, type QueuePlace, type TicketEnd, ticketEndOf } from '../follow-ticket.ts';
import type { TrialFault } from '../trial-fault.ts';
import type { Subject } from '../use-subject.ts';
import type { LeftRun } from './left-run.ts';

type Shown = Exclude<Subject, { kind: 'file' }>;

/** Finds what was tried; undefined if there is no picture of it any more. */
const findSubject = async ({ sampleId, picture }: LeftRun, samples: readonly Sample[]): Promise<Shown | undefined> => {
  const sample = samples.find((one) => one.sampleId === sampleId);
  if (sample) return { kind: 'sample', sample };
  if (!picture) return undefined;
  const bytes = await fetch(picturePath(picture.pictureId))
    .then((answer) => (answer.ok ? answer.blob() : undefined))
    .catch(() => undefined);
  return bytes && { kind: 'own', picture, preview: URL.createObjectURL(bytes) };
};

/** What is on the stage with a result whose picture was not found: the picture that the server kept, or only its size. */
const subjectOfAnswer = ({ address }: LeftRun, { pictureId, width, height }: Recognition): Shown =>
  address !== undefined && pictureId !== undefined
    ? { kind: 'own', picture: { pictureId, width, height } }
    : { kind: 'address', address: address ?? '', width, height, ...(address === undefined && { removed: true }) };

/** Tells that a trial did not outlast the page. */
const interruptedFault = (ended?: TicketEnd): TrialFault => ({
  message: t('trialPanel.left.title'),
  // One without a ticket may have ended, and been charged, in the moment in which the page was left.
  hint: t(ended === 'cancelled' ? 'trialPanel.left.givenBack' : 'trialPanel.left.unknown'),
  acts: ['retry'],
});

type LeftEnd = { answer: Recognition } | { error: unknown; fault: TrialFault | undefined };

/**
 * Follows a trial during which the page was left to its end, and brings back its picture. An error has a `fault` of its
 * own if the trial did not outlast the page.
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
    return found;
  });
  try {
    if (!left.ticket) return { error: undefined, fault: interruptedFault() };
    const answer = await follow(left.ticket, { signal: on.signal, onPlace: unlessAborted(on.onPlace) });
    if (!(await subject)) show(subjectOfAnswer(left, answer));
    return { answer };
  } catch (error) {
    const ended = ticketEndOf(error);
    const isInterrupted = ended === 'cancelled' || ended === 'missing';
    return { error, fault: isInterrupted ? interruptedFault(ended) : undefined };
  } finally {
    // What can be tried again is on the stage before the end is told.
    await subject;
  }
};
