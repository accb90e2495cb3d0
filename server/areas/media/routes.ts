import * as calls from '#contract/media/calls.ts';
import { describeMedia } from '#contract/media/describe-call.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createMediaActions } from './actions.ts';
import { createAssetFinder } from './asset-finder.ts';
import { createAssetStore } from './asset-store.ts';
import { createMediaUpload, type MediaOptions } from './upload.ts';
import { findUses } from './use-store.ts';

export const serveMedia = (served: Calls, options: MediaOptions) => {
  const { database } = options;
  const upload = createMediaUpload(options);
  const store = createAssetStore(database);
  const finder = createAssetFinder(database);
  const actions = createMediaActions(options);

  served.serve(calls.queryMedia, (request) => finder.list(request));
  served.serve(calls.getMedia, async ({ assetId }) => {
    const [asset, usedBy] = await Promise.all([store.find(assetId), findUses(database, assetId)]);
    if (!asset) throw protocolError(calls.getMedia.service, 'notFound', 'assetId');
    return { ...asset, usedBy };
  });
  served.serve(describeMedia, async ({ assetIds }) => ({ list: await store.findShown(assetIds) }));

  served.serve(calls.uploadMedia, (_request, caller) => upload(caller));
  served.serve(calls.editMedia, actions.edit);
  served.serve(calls.replaceMedia, actions.replace);
  served.serve(calls.removeMedia, actions.remove);
  served.serve(calls.restoreMedia, actions.restore);
};
