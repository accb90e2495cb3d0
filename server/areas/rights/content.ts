import * as z from 'zod/mini';
import { type TierLimits, tierLimits } from '#contract/rights/calls.ts';
import { tiers } from '#contract/rights/tiers.ts';
import type { AreaContent } from '#server/kit/content/import-content.ts';
import { createRightsStore } from './store.ts';

const tiersFile = 'rights/tiers.json';

export const rightsContent: AreaContent<TierLimits[]> = {
  area: 'rights',
  read(files) {
    const list = files.json(tiersFile, z.array(tierLimits));
    for (const tier of tiers) {
      const times = list?.filter((one) => one.tier === tier).length;
      if (times !== undefined && times !== 1)
        files.addError(tiersFile, tier, times === 0 ? 'is missing' : 'occurs twice');
    }
    return list;
  },
  write: (database, all) => createRightsStore(database).replace(all),
};
