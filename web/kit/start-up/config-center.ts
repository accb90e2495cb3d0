import { DEFAULT_APP_ID, DEFAULT_CLUSTER, getConfigFile } from '#contract/site/calls.ts';
import { CONFIG_RETRY_MAXIMUM, configFetchFailed } from '#contract/site/config-center.ts';
import type { MakeCall } from '../page.ts';

interface Place {
  appId?: string;
  clusterName?: string;
}

/**
 * Loads the entries of a namespace, which `readNamespace` parses. Throws `configFetchFailed` after the last retry. An
 * aborted request is not retried.
 */
export const loadNamespace = async (
  call: MakeCall,
  namespaceName: string,
  { appId = DEFAULT_APP_ID, clusterName = DEFAULT_CLUSTER }: Place = {},
): Promise<Record<string, string>> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call(getConfigFile, { appId, clusterName, namespaceName });
    } catch (cause) {
      if ((cause as Error).name === 'AbortError') throw cause;
      if (retries === CONFIG_RETRY_MAXIMUM) throw new Error(configFetchFailed, { cause });
    }
  }
};
