import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { defineArea } from '#server/kit/area.ts';
import { apiExport } from './applications/export.ts';
import { createKeyWatch } from './applications/key-watch.ts';
import { oldKeyDays, oldNotified } from './applications/notice-store.ts';
import { serveKeysOfAccounts } from './applications/routes.ts';
import { oldKeyUses } from './applications/use-store.ts';
import { fanOut } from './fan-out.ts';
import { createIdentifyKey } from './public/identify-key.ts';

export const api = defineArea({
  name: 'api',
  serve(calls, { database, notify, log }) {
    const abilities = abilitiesOf(database);
    serveKeysOfAccounts(calls, database, { notify, abilities: abilities.listNames });
    const keyWatch = createKeyWatch({
      database,
      notify,
      log,
      async abilityName(abilityNo) {
        const [ability] = await abilities.listNames([abilityNo], 'test');
        return ability?.abilityName ?? String(abilityNo);
      },
    });
    return {
      keyCalls: {
        identifyKey: createIdentifyKey(database, keyWatch),
        onTraced: fanOut([keyWatch.onTraced], log),
      },
      start: async () => keyWatch.start(),
      stop: keyWatch.stop,
    };
  },
  removals: [oldKeyUses, oldKeyDays, oldNotified],
  exportParts: apiExport,
});
