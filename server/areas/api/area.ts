import { defineArea } from '#server/kit/area.ts';
import type { KeyCalls } from '#server/kit/key-calls/key-calls.ts';
import { mountOip } from './oip/mount-oip.ts';
import { createIdentifyKey } from './public/identify-key.ts';

export const api = defineArea({
  name: 'api',
  serve(calls, { database, config }) {
    const keyCalls: KeyCalls = { identifyKey: createIdentifyKey(database, { onExposed() {} }), onTraced() {} };
    return {
      keyCalls,
      async mount(scope, { headers, hostKind }) {
        await scope.register(async (inner) =>
          mountOip(inner, { calls, config, database, keyCalls, headers, hostKind }),
        );
      },
    };
  },
});
