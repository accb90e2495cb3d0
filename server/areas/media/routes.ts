import * as calls from '#contract/media/calls.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createMediaUpload, type MediaOptions } from './upload.ts';

export const serveMedia = (served: Calls, options: MediaOptions) => {
  const upload = createMediaUpload(options);

  served.serve(calls.uploadMedia, (_request, caller) => upload(caller));
};
