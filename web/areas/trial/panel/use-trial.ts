import { useEffect, useRef, useState } from 'react';
import { UPLOAD_TIMEOUT_MS } from '#contract/kit/limits.ts';
import { createUploadPolicy, type OwnPicture, runTrial, uploadPicture } from '#contract/trial/calls.ts';
import type { Sample } from '#contract/trial/panel.ts';
import { picturePath } from '#contract/trial/picture-path.ts';
import type { Recognition, TrialQuota } from '#contract/trial/recognition.ts';
import { makeCall } from '#web/kit/call.ts';
import { sendWithProgress } from '#web/kit/ui/pictures/send-with-progress.ts';
import { type Advice, adviceOn, type Wishes } from '../picture/advice.ts';
import { hashFile } from '../picture/hash-file.ts';
import { type LocalPicture, readPicture } from '../picture/read-picture.ts';
import { sendForm } from './pictures/send-form.ts';
import { asksElsewhere, faultOf, refusalFault, type TrialFault } from './trial-fault.ts';

/** What is being tried. */
export type Subject =
  | { kind: 'sample'; sample: Sample }
  /** Stored by the server until it is removed. */
  | {
      kind: 'own';
      picture: Pick<OwnPicture, 'pictureId' | 'width' | 'height'>;
      preview?: string | undefined;
      removed?: true;
    }
  /** Not sent yet. */
  | { kind: 'file'; local: LocalPicture }
  /** Read by the server, which had no space to store it. */
  | { kind: 'address'; address: string; width: number; height: number };

export type Phase =
  | { name: 'idle' }
  | { name: 'checking' }
  /** Waits for the user to confirm that the picture is to be tried despite the advice. */
  | { name: 'advised'; advice: readonly Advice[] }
  | { name: 'uploading'; sent: number }
  | { name: 'running' }
  | { name: 'done'; answer: Recognition }
  /** `isUnread`: the file was cancelled before it was checked, so it is not on the stage. */
  | { name: 'cancelled'; isUnread: boolean; answer: Recognition | undefined }
  | { name: 'failed'; fault: TrialFault; answer: Recognition | undefined };

/** Returns the result for the picture on the stage: that of an earlier run if a later one failed. */
export const answerOf = (phase: Phase) => ('answer' in phase ? phase.answer : undefined);

export const isBusy = ({ name }: Phase) => name === 'checking' || name === 'uploading' || name === 'running';

interface TrialOptions {
  abilityNo: number;
  wishes: Wishes;
  quota: TrialQuota | undefined;
  onQuota: (quota: TrialQuota) => void;
  /** Called on an error, whose response does not include the quota. */
  onFailed: () => void;
  onUploaded: (picture: OwnPicture) => void;
}

/** How long to wait for a picture that is about to be removed. */
const HELD_WITHIN_MS = 3000;

const isOwn = (subject: Subject | undefined, pictureId: string) =>
  subject?.kind === 'own' && subject.picture.pictureId === pictureId ? subject : undefined;

const requestOf = (subject: Exclude<Subject, { kind: 'file' }>) => {
  if (subject.kind === 'sample') return { sampleId: subject.sample.sampleId };
  if (subject.kind === 'own') return { pictureId: subject.picture.pictureId };
  return { imageUrl: subject.address };
};

const previewOf = (subject: Subject) => {
  if (subject.kind === 'file') return subject.local.url;
  return subject.kind === 'own' ? subject.preview : undefined;
};

/** Tries one picture after another. A new one cancels the one in progress. */
export const useTrial = ({ abilityNo, wishes, quota, onQuota, onFailed, onUploaded }: TrialOptions) => {
  const [subject, setSubject] = useState<Subject>();
  const [phase, showPhase] = useState<Phase>({ name: 'idle' });
  /** The current state, for code that continues after an `await`. */
  const now = useRef<{ subject: Subject | undefined; phase: Phase }>({ subject, phase });
  /** The last result for the picture on the stage. */
  const kept = useRef<Recognition>(undefined);
  const stop = useRef<AbortController>(undefined);
  /** The controller of the address that was tried last. */
  const stopAddress = useRef<AbortController>(undefined);
  const localUrl = useRef<string>(undefined);

  const begin = () => {
    stop.current?.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };
  const show = (next: Subject | undefined) => {
    const url = next && previewOf(next);
    if (localUrl.current && localUrl.current !== url) URL.revokeObjectURL(localUrl.current);
    localUrl.current = url;
    now.current.subject = next;
    setSubject(next);
  };
  const setPhase = (next: Phase) => {
    now.current.phase = next;
    showPhase(next);
  };
  useEffect(
    () => () => {
      stop.current?.abort();
      if (localUrl.current) URL.revokeObjectURL(localUrl.current);
    },
    [],
  );

  const upload = async ({ file }: LocalPicture, signal: AbortSignal) => {
    setPhase({ name: 'uploading', sent: 0 });
    const sha256 = await hashFile(file);
    const { policy } = await makeCall(createUploadPolicy, { bytes: file.size, sha256 }, { signal });
    const onProgress = (sent: number) => {
      if (!signal.aborted) setPhase({ name: 'uploading', sent });
    };
    return makeCall(uploadPicture, { policy }, { file, signal, send: sendWithProgress(onProgress) });
  };
  const recognise = (source: ReturnType<typeof requestOf>, signal: AbortSignal) =>
    makeCall(
      runTrial,
      { abilityNo: String(abilityNo), ...source },
      { signal, send: sendForm, timeoutMs: UPLOAD_TIMEOUT_MS },
    );
  const finish = (answer: Recognition) => {
    onQuota(answer.quota);
    kept.current = answer;
    setPhase({ name: 'done', answer });
  };

  const fail = (fault: TrialFault) => setPhase({ name: 'failed', fault, answer: kept.current });

  const run = async (wanted: Subject, signal = begin()) => {
    try {
      let sent: Subject = wanted;
      if (sent.kind === 'file') {
        const picture = await upload(sent.local, signal);
        onUploaded(picture);
        if (signal.aborted) return;
        sent = { kind: 'own', picture, preview: sent.local.url };
        show(sent);
      }
      setPhase({ name: 'running' });
      const answer = await recognise(requestOf(sent), signal);
      if (!signal.aborted) finish(answer);
    } catch (error) {
      if (signal.aborted) return;
      fail(faultOf(error, quota, wanted.kind === 'sample'));
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
      const read = await readPicture(file).catch(() => 'unreadable' as const);
      if (signal.aborted) return;
      if (typeof read === 'string') {
        fail(refusalFault(read));
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
    async startAddress(address: string): Promise<string | undefined> {
      const signal = begin();
      stopAddress.current = stop.current;
      if (isBusy(now.current.phase)) setPhase(kept.current ? { name: 'done', answer: kept.current } : { name: 'idle' });
      try {
        const answer = await recognise({ imageUrl: address }, signal);
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
        onFailed();
        const fault = faultOf(error, quota);
        if (!asksElsewhere(fault)) return fault.hint;
        fail(fault);
        return undefined;
      }
    },
    /** Tries the picture on the stage again, or despite the advice. */
    again() {
      if (subject) void run(subject);
    },
    /** Cancels the trial in progress. The picture, its last result and the quota stay as they are. */
    cancel() {
      stop.current?.abort();
      setPhase({ name: 'cancelled', isUnread: now.current.phase.name === 'checking', answer: kept.current });
    },
    /** Cancels an address in progress, when its dialog closes. */
    giveUpAddress() {
      stopAddress.current?.abort();
    },
    /**
     * Downloads a picture that is about to be removed, so that its result can still be shown. Gives up after a few
     * seconds.
     */
    async hold(pictureId: string) {
      const shown = () => {
        const own = isOwn(now.current.subject, pictureId);
        return own?.preview === undefined ? own : undefined;
      };
      if (!shown()) return;
      const tooLate = new AbortController();
      const timer = setTimeout(() => tooLate.abort(), HELD_WITHIN_MS);
      const bytes = await fetch(picturePath(pictureId), { signal: tooLate.signal })
        .then((answer) => (answer.ok ? answer.blob() : undefined))
        .catch(() => undefined);
      clearTimeout(timer);
      const held = shown();
      if (bytes && held) show({ ...held, preview: URL.createObjectURL(bytes) });
    },
    /** A removed picture cannot be tried again. Its result stays, if there is one. */
    removed(pictureId: string) {
      const held = isOwn(now.current.subject, pictureId);
      if (!held) return;
      if (answerOf(now.current.phase)) {
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
