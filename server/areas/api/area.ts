import { defineArea } from '#server/kit/area.ts';
import { createIdentifyKey } from './public/identify-key.ts';
import { referencePages } from './reference/known-pages.ts';
import { referenceSource } from './reference/search-source.ts';
import { serveReference } from './reference/serve-reference.ts';

export const api = defineArea({
  name: 'api',
  searchSources: [referenceSource],
  knownPages: referencePages,
  serve(calls, platform) {
    const { database } = platform;
    serveReference(calls, platform);
    return {
      keyCalls: { identifyKey: createIdentifyKey(database, { onExposed() {} }), onTraced() {} },
    };
  },
});
