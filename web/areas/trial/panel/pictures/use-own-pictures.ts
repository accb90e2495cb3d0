import { useCallback, useEffect, useState } from 'react';
import { type OwnPicture, queryPictures, removePicture } from '#contract/trial/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { useUser } from '#web/kit/session/user.ts';

/** Returns the user's stored pictures, newest first; none for a visitor. */
export const useOwnPictures = () => {
  const user = useUser();
  const [pictures, setPictures] = useState<readonly OwnPicture[]>([]);
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      if (!user) {
        setPictures([]);
        return;
      }
      try {
        setPictures((await makeCall(queryPictures, {}, { signal })).list);
      } catch {
        // The known pictures stay. Trying one that no longer exists shows an error.
      }
    },
    [user],
  );
  useEffect(() => {
    const stop = new AbortController();
    void refresh(stop.signal);
    return () => stop.abort();
  }, [refresh]);
  return {
    pictures,
    refresh,
    add: (picture: OwnPicture) =>
      setPictures((before) => [picture, ...before.filter(({ pictureId }) => pictureId !== picture.pictureId)]),
    /** Throws if the picture could not be removed. */
    remove: async (pictureId: string) => {
      await makeCall(removePicture, { pictureId }, { showMessage: true });
      setPictures((before) => before.filter((picture) => picture.pictureId !== pictureId));
    },
  };
};
export type OwnPictures = ReturnType<typeof useOwnPictures>;
