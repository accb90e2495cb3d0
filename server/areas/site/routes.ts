import { getConfigFile, queryMenus, queryPositions, querySystemConfig } from '#contract/site/calls.ts';
import { configTypes } from '#contract/site/entities.ts';
import { entryTag, kindTag } from '#server/kit/cache/tags.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createSiteStore } from './store.ts';

/** The kinds of content that make the configuration, by its type. */
const kindOfConfig = {
  [configTypes.websiteInfo]: 'website',
  [configTypes.linkInfo]: 'links',
  [configTypes.agreementLinks]: 'termsLinks',
} as const;

export const serveSite = (calls: Calls, database: Database) => {
  const store = createSiteStore(database);

  calls.serve(
    queryMenus,
    ({ menuLevels }) => store.listMenus(menuLevels),
    () => [kindTag('menu')],
  );

  calls.serve(
    querySystemConfig,
    async ({ configType }) => {
      if (configType === undefined) return { useRequired: await store.listUseRequired() };
      const configContent = await store.findConfig(configType);
      return configContent === undefined ? [] : [{ configType, configContent }];
    },
    ({ configType }) => [kindTag(configType === undefined ? 'agreement' : kindOfConfig[configType])],
  );

  calls.serve(
    getConfigFile,
    async ({ appId, clusterName, namespaceName }) => {
      const entries = await store.findConfigFile(appId, clusterName, namespaceName);
      if (!entries) throw protocolError('ability', 'notFound');
      return entries;
      // Only an import changes them.
    },
    () => [],
  );

  calls.serve(
    queryPositions,
    ({ regional }) => store.listPositions(regional ?? false),
    ({ regional }) => [entryTag('positions', regional ? 'hefei' : 'home')],
  );
};
