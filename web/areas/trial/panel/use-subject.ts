import { useEffect, useRef, useState } from 'react';
import type { OwnPicture } from '#contract/trial/calls.ts';
import type { Sample } from '#contract/trial/panel.ts';
import { picturePath } from '#contract/trial/picture-path.ts';
import type { LocalPicture } from '../picture/read-picture.ts';

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
  /** Read by the server, which had no space to store it; or removed while the page was loaded again. */
  | { kind: 'address'; address: string; width: number; height: number; removed?: true };

/** How long to wait for a picture that is about to be removed. */
const HELD_WITHIN_MS = 3000;

const isOwn = (subject: Subject | undefined, pictureId: string) =>
  subject?.kind === 'own' && subject.picture.pictureId === pictureId ? subject : undefined;

const previewOf = (subject: Subject) => {
  if (subject.kind === 'file') return subject.local.url;
  return subject.kind === 'own' ? subject.preview : undefined;
};

/** Keeps the picture on the stage, and frees the memory of the one before. */
export const useSubject = () => {
  const [subject, setSubject] = useState<Subject>();
  /** The current one, for code that continues after an `await`. */
  const now = useRef(subject);
  const localUrl = useRef<string>(undefined);
  const show = (next: Subject | undefined) => {
    const url = next && previewOf(next);
    if (localUrl.current && localUrl.current !== url) URL.revokeObjectURL(localUrl.current);
    localUrl.current = url;
    now.current = next;
    setSubject(next);
  };
  useEffect(
    () => () => {
      if (localUrl.current) URL.revokeObjectURL(localUrl.current);
    },
    [],
  );
  /** Returns the own picture with this id if it is on the stage. */
  const findOwn = (pictureId: string) => isOwn(now.current, pictureId);
  return {
    subject,
    show,
    findOwn,
    /**
     * Downloads a picture that is about to be removed, so that its result can still be shown. Gives up after a few
     * seconds.
     */
    async hold(pictureId: string) {
      const shown = () => {
        const own = findOwn(pictureId);
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
  };
};
