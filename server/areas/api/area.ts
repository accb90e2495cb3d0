import { defineArea } from '#server/kit/area.ts';
import { createIdentifyKey } from './public/identify-key.ts';

export const api = defineArea({
  name: 'api',
  serve(_calls, { database }) {
    return {
      keyCalls: { identifyKey: createIdentifyKey(database, { onExposed() {} }), onTraced() {} },
    };
  },
});
