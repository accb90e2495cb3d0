import { useEffect, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { randomString } from '#web/kit/ui/random-string.ts';
import { uploadAsset } from '../public/upload-media.ts';

export type UploadState = 'waiting' | 'sending' | 'done' | 'known' | 'failed';

/** A file that is being added to the library, was added, or was rejected. */
export interface AssetUpload {
  key: string;
  file: File;
  state: UploadState;
  /** 0 to 1. */
  sent: number;
  /** Why it was rejected. */
  message?: string;
  /** The picture of the library, once it is there. */
  assetId?: string;
}

/** Adds files to the library, one after the other. `onAdded` runs after each one. */
export const useAssetUploads = (onAdded: () => void) => {
  const [uploads, setUploads] = useState<readonly AssetUpload[]>([]);
  const [status, setStatus] = useState('');
  const queue = useRef(Promise.resolve());
  const stop = useRef<AbortController>(undefined);
  const latest = useRef(onAdded);
  useEffect(() => {
    latest.current = onAdded;
  });
  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    return () => own.abort();
  }, []);

  const set = (key: string, change: Partial<AssetUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const send = async ({ key, file }: Pick<AssetUpload, 'key' | 'file'>) => {
    const signal = stop.current?.signal;
    if (signal?.aborted) return;
    set(key, { state: 'sending', sent: 0 });
    const showState = (state: string) => setStatus(t('media.upload.status', { name: file.name, state }));
    try {
      const { assetId, known } = await uploadAsset(file, { onProgress: (sent) => set(key, { sent }), signal });
      const state = known ? 'known' : 'done';
      set(key, { state, assetId });
      showState(t(`media.upload.${state}`));
      latest.current();
    } catch (error) {
      const { message } = error as Error;
      set(key, { state: 'failed', message });
      showState(t('media.upload.failed', { message }));
    }
  };
  const enqueue = (one: Pick<AssetUpload, 'key' | 'file'>) => {
    queue.current = queue.current.then(() => send(one));
  };

  return {
    uploads,
    /** The latest event, for screen readers. */
    status,
    busy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),

    add(files: readonly File[]) {
      const added = files.map((file) => ({ key: randomString(), file, state: 'waiting' as const, sent: 0 }));
      setUploads((before) => [...before, ...added]);
      for (const one of added) enqueue(one);
    },

    retry(one: AssetUpload) {
      set(one.key, { state: 'waiting', sent: 0 });
      enqueue(one);
    },

    /** Removes the files that are done or rejected from the list. */
    clear: () => setUploads((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
};
