import { getConfigFile, queryMenus, queryPositions, querySystemConfig } from '#contract/site/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createSiteStore } from './store.ts';

export const serveSite = (calls: Calls, database: Database) => {
  const store = createSiteStore(database);

  calls.serve(queryMenus, ({ menuLevels }) => store.listMenus(menuLevels));

  calls.serve(querySystemConfig, async ({ configType }) => {
    if (configType === undefined) return { useRequired: await store.listUseRequired() };
    const configContent = await store.findConfig(configType);
    return configContent === undefined ? [] : [{ configType, configContent }];
  });

  calls.serve(getConfigFile, async ({ appId, clusterName, namespaceName }) => {
    const entries = await store.findConfigFile(appId, clusterName, namespaceName);
    if (!entries) throw protocolError('ability', 'notFound');
    return entries;
  });

  calls.serve(queryPositions, ({ regional }) => store.listPositions(regional ?? false));
};
