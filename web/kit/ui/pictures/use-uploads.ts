import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { queryFiles, removeFile, uploadFile } from '#contract/files/calls.ts';
import { limitsOf, type FileUse } from '#contract/files/uses.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { randomString } from '../random-string.ts';
import { pictureError } from './check-picture.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { limitsText, notTaken, type UploadError, uploadErrorOf } from './upload-error.ts';

/** A picture that is being uploaded, or whose upload failed. */
export interface PendingPicture {
  /** The idempotency key: a retry creates no second file. */
  key: string;
  file: File;
  /** The position among the pictures that this page sends, in any order of their arrival. */
  turn: number;
  /** 0 to 1. */
  sent: number;
  uploadError?: UploadError | undefined;
}

interface Options {
  use: FileUse;
  max: number;
  value: readonly string[];
  onChange: (fileIds: string[]) => void;
}

/** Manages the uploads of a field. In a field for one picture, a new one replaces the old. */
export const useUploads = ({ use, max, value, onChange }: Options) => {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const [message, setMessage] = useState('');
  const stops = useRef(new Map<string, AbortController>());
  /** File names by id. `ours` has the positions of the pictures that this page has uploaded. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const ours = useRef(new Map<string, number>());
  const turns = useRef(0);
  // Two uploads that finish at once must both be included: an effect that ran later would undo one of the changes.
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const isUnnamed = value.some((fileId) => names[fileId] === undefined);
  useEffect(() => {
    if (!isUnnamed) return;
    const take = ({ files }: AnswerOf<typeof queryFiles>) =>
      setNames((before) => ({ ...Object.fromEntries(files.map(({ fileId, name }) => [fileId, name])), ...before }));
    makeCall(queryFiles, {}).then(take, () => {});
  }, [isUnnamed]);

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const set = (key: string, change: Partial<PendingPicture>) =>
    setPending((before) => before.map((picture) => (picture.key === key ? { ...picture, ...change } : picture)));
  const forget = (key: string) => {
    stops.current.get(key)?.abort();
    setPending((before) => before.filter((picture) => picture.key !== key));
  };
  const change = (fileIds: string[]) => {
    latest.current = { ...latest.current, value: fileIds };
    latest.current.onChange(fileIds);
  };

  /** Deletes a file that this page has uploaded. The server keeps a file that is already attached to something. */
  const dropFile = (fileId: string) => {
    if (ours.current.delete(fileId)) makeCall(removeFile, { fileId }).catch(() => {});
  };

  /** Sorts the files. Those that were in the field before this page sent any come first. */
  const inTurn = (fileIds: string[]) => {
    const turnOf = (fileId: string) => ours.current.get(fileId) ?? 0;
    return fileIds.sort((one, other) => turnOf(one) - turnOf(other));
  };

  const send = async ({ key, file, turn }: PendingPicture) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    set(key, { sent: 0, uploadError: undefined });
    setMessage(t('files.upload.sending', { name: file.name }));
    const fail = (uploadError: UploadError) => {
      set(key, { uploadError });
      setMessage(t('files.upload.failed', { name: file.name, message: uploadError.message }));
    };
    try {
      const wrong = await pictureError(file, limitsOf(use).maximumBytes);
      if (wrong) {
        fail(notTaken(wrong, limitsText(use)));
        return;
      }
      const onProgress = (sent: number) => set(key, { sent });
      const options = { file, idempotencyKey: key, signal: stop.signal, send: sendWithProgress(onProgress) };
      const { fileId } = await makeCall(uploadFile, { use }, options);
      if (stop.signal.aborted) return;
      ours.current.set(fileId, turn);
      setNames((before) => ({ ...before, [fileId]: file.name }));
      forget(key);
      const before = latest.current.value;
      if (max === 1) before.forEach(dropFile);
      change(max === 1 ? [fileId] : inTurn([...before.filter((known) => known !== fileId), fileId]));
      setMessage(t('files.upload.done', { name: file.name }));
    } catch (error) {
      if (!stop.signal.aborted) fail(uploadErrorOf(error, use));
    } finally {
      if (stops.current.get(key) === stop) stops.current.delete(key);
    }
  };

  const isKept = ({ uploadError }: PendingPicture) => max > 1 && (uploadError?.canRetry ?? true);

  return {
    pending,
    /** The latest event, for screen readers. */
    message,
    /** Whether uploads are running. */
    busy: pending.some(({ uploadError }) => !uploadError),
    /** The number of pictures that still fit. */
    left: max === 1 ? 1 : Math.max(0, max - value.length - pending.filter(isKept).length),
    nameOf: (fileId: string) => names[fileId],
    retry: (picture: PendingPicture) => void send(picture),
    cancel: forget,

    /** Uploads files, as many as still fit. */
    add(files: readonly File[]) {
      for (const picture of pending) if (!isKept(picture)) forget(picture.key);
      const taken = files.slice(0, this.left);
      const added = taken.map((file) => {
        turns.current += 1;
        return { key: randomString(), file, turn: turns.current, sent: 0 };
      });
      setPending((before) => [...before, ...added]);
      for (const picture of added) void send(picture);
      if (taken.length < files.length) setMessage(t('files.upload.tooMany', { max }));
      return taken.length;
    },

    /** Removes an uploaded picture from the field. */
    remove(fileId: string) {
      const name = names[fileId];
      dropFile(fileId);
      change(latest.current.value.filter((other) => other !== fileId));
      setMessage(name === undefined ? t('files.upload.removedOne') : t('files.upload.removed', { name }));
    },
  };
};
