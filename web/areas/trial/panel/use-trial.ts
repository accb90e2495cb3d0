import { useEffect, useRef, useState } from 'react';
import type { OwnPicture } from '#contract/trial/calls.ts';
import type { Sample } from '#contract/trial/panel.ts';
import type { Recognition, TrialQuota } from '#contract/trial/recognition.ts';
import { type Advice, adviceOn, type Wishes } from '../picture/advice.ts';
import { readOrConvert } from '../picture/read-or-convert.ts';
import type { QueuePlace } from './follow-ticket.ts';
import { followLeft } from './left/follow-left.ts';
import { type LeftRun, leftSubject } from './left/left-run.ts';
import { asksElsewhere, trialErrorOf, pictureErrorOf, type TrialError } from './trial-error.ts';
import { recognise, sourceOf, upload } from './trial-requests.ts';
import { useRunning } from './left/use-left-run.ts';
import { type Subject, useSubject } from './use-subject.ts';
import { waitOut } from './wait-out.ts';

export type Phase =
  | { name: 'idle' }
  | { name: 'checking' }
  /** Waits for the user to confirm the trial of the picture despite the advice. */
  | { name: 'advised'; advice: readonly Advice[] }
  | { name: 'uploading'; sent: number }
  /** Waits to send the picture again, or to try it again, because of too many requests. */
  | { name: 'held'; seconds: number }
  /** `queue`: its place, if the result takes long. */
  | { name: 'running'; queue?: QueuePlace }
  | { name: 'done'; answer: Recognition }
  /** `isUnread`: the file was cancelled before it was checked, so it is not on the stage. */
  | { name: 'cancelled'; isUnread: boolean; answer: Recognition | undefined }
  | { name: 'failed'; trialError: TrialError; answer: Recognition | undefined };

/** Returns the result for the picture on the stage: that of an earlier run if a later one failed. */
export const answerOf = (phase: Phase) => ('answer' in phase ? phase.answer : undefined);

export const isBusy = ({ name }: Phase) =>
  name === 'checking' || name === 'uploading' || name === 'held' || name === 'running';

interface TrialOptions {
  abilityNo: number;
  /** The labels to search for; empty means all. */
  labels: readonly string[];
  wishes: Wishes;
  quota: TrialQuota | undefined;
  onQuota: (quota: TrialQuota) => void;
  /** Called on an error, whose response does not include the quota. */
  onFailed: () => void;
  onUploaded: (picture: OwnPicture) => void;
}

/** Tries one picture after another. A new one cancels the one in progress. */
export const useTrial = ({ abilityNo, labels, wishes, quota, onQuota, onFailed, onUploaded }: TrialOptions) => {
  const { subject, show, findOwn, hold } = useSubject();
  const [phase, showPhase] = useState<Phase>({ name: 'idle' });
  /** The current phase, for code that continues after an `await`. */
  const now = useRef(phase);
  /** The last result for the picture on the stage. */
  const kept = useRef<Recognition>(undefined);
  const stop = useRef<AbortController>(undefined);
  /** The controller of the address that was tried last. */
  const stopAddress = useRef<AbortController>(undefined);

  const running = useRunning(abilityNo);

  const begin = () => {
    stop.current?.abort();
    stop.current = new AbortController();
    stop.current.signal.addEventListener('abort', running.end);
    return stop.current.signal;
  };
  const setPhase = (next: Phase) => {
    if (!isBusy(next)) running.end();
    now.current = next;
    showPhase(next);
  };
  useEffect(() => () => stop.current?.abort(), []);

  const finish = (answer: Recognition) => {
    onQuota(answer.quota);
    kept.current = answer;
    setPhase({ name: 'done', answer });
  };

  const fail = (trialError: TrialError) => setPhase({ name: 'failed', trialError, answer: kept.current });

  const run = async (wanted: Subject, signal = begin()) => {
    const onWait = (seconds: number) => setPhase({ name: 'held', seconds });
    running.begin({ ...leftSubject(wanted), labels });
    try {
      let sent: Subject = wanted;
      if (sent.kind === 'file') {
        const { local } = sent;
        const onProgress = (part: number) => setPhase({ name: 'uploading', sent: part });
        const picture = await waitOut(() => upload(local, { signal, onProgress }), { signal, onWait });
        onUploaded(picture);
        if (signal.aborted) return;
        sent = { kind: 'own', picture, preview: local.url };
        show(sent);
        running.begin({ ...leftSubject(sent), labels });
      }
      const source = sourceOf(sent);
      const onPlace = (queue: QueuePlace) => {
        if (!signal.aborted) setPhase({ name: 'running', queue });
      };
      const tryIt = () => {
        setPhase({ name: 'running' });
        return recognise(abilityNo, source, { signal, onPlace, onTicket: running.hasTicket, labels });
      };
      const answer = await waitOut(tryIt, { signal, onWait });
      if (!signal.aborted) finish(answer);
    } catch (error) {
      if (signal.aborted) return;
      fail(trialErrorOf(error, quota, wanted.kind === 'sample'));
      onFailed();
    }
  };

  return {
    subject,
    phase,
    /** Tries a picture that needs no check first. */
    start(next: Exclude<Subject, { kind: 'file' }>) {
      const signal = begin();
      kept.current = undefined;
      show(next);
      void run(next, signal);
    },
    /** Checks a file and tries it, unless there is advice to show first. */
    async startFile(file: File) {
      const signal = begin();
      setPhase({ name: 'checking' });
      const read = await readOrConvert(file).catch(() => 'unreadable' as const);
      if (signal.aborted) return;
      if (typeof read === 'string') {
        fail(pictureErrorOf(read, file.name));
        return;
      }
      const next: Subject = { kind: 'file', local: read };
      kept.current = undefined;
      show(next);
      const advice = adviceOn(read, wishes);
      if (advice.length > 0) setPhase({ name: 'advised', advice });
      else await run(next, signal);
    },
    /** Tries a picture by its address. Returns what to change about the address if it is rejected. */
    async startAddress(address: string, onPlace: (place: QueuePlace) => void): Promise<string | undefined> {
      const signal = begin();
      stopAddress.current = stop.current;
      if (isBusy(now.current)) setPhase(kept.current ? { name: 'done', answer: kept.current } : { name: 'idle' });
      running.begin({ address, labels });
      try {
        const answer = await recognise(
          abilityNo,
          { imageUrl: address },
          { signal, onPlace, onTicket: running.hasTicket, labels },
        );
        if (signal.aborted) return undefined;
        const { pictureId, width, height } = answer;
        show(
          pictureId === undefined
            ? { kind: 'address', address, width, height }
            : { kind: 'own', picture: { pictureId, width, height } },
        );
        finish(answer);
        return undefined;
      } catch (error) {
        if (signal.aborted) return undefined;
        running.end();
        onFailed();
        const trialError = trialErrorOf(error, quota);
        if (!asksElsewhere(trialError)) return trialError.hint;
        fail(trialError);
        return undefined;
      }
    },
    /** Goes on with a trial during which the page was left, unless the user has begun another. */
    async takeUp(left: LeftRun, samples: readonly Sample[]) {
      if (now.current.name !== 'idle') return;
      const signal = begin();
      if (left.ticket) running.begin(left);
      const onPlace = (queue: QueuePlace) => setPhase({ name: 'running', queue });
      const end = await followLeft(left, samples, { signal, onPlace, onSubject: show });
      if (signal.aborted) return;
      if ('answer' in end) finish(end.answer);
      else {
        fail(end.trialError ?? trialErrorOf(end.error, quota, left.sampleId !== undefined));
        onFailed();
      }
    },
    /** Tries the picture on the stage again, or despite the advice. */
    again() {
      if (subject) void run(subject);
    },
    /** Cancels the trial in progress. The picture, its last result and the quota stay as they are. */
    cancel() {
      stop.current?.abort();
      setPhase({ name: 'cancelled', isUnread: now.current.name === 'checking', answer: kept.current });
    },
    /** Cancels an address in progress, when its dialog closes. */
    giveUpAddress() {
      stopAddress.current?.abort();
    },
    hold,
    /** A removed picture cannot be tried again. Its result stays, if there is one. */
    removed(pictureId: string) {
      const held = findOwn(pictureId);
      if (!held) return;
      if (answerOf(now.current)) {
        show({ ...held, removed: true });
        return;
      }
      stop.current?.abort();
      kept.current = undefined;
      show(undefined);
      setPhase({ name: 'idle' });
    },
  };
};
export type Trial = ReturnType<typeof useTrial>;
