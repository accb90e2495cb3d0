import { describe, expect, test, vi } from 'vitest';
import { configFetchFailed } from '#contract/site/config-center.ts';
import { CONFIG_RETRIES } from '#contract/specification/constants.ts';
import { CONFIG_FETCH_FAILED } from '#contract/specification/errors.ts';
import { DEFAULT_APP_ID } from '#contract/specification/shell.ts';
import { lackingTerms } from '#contract/specification/terms.ts';
import type { MakeCall } from '../page.ts';
import { loadNamespace } from './config-center.ts';

const failure = Object.assign(new Error('领域不存在'), { code: '10006', status: 200 });

/** Makes a call that fails this many times before it succeeds. */
const answersAfter = (failures: number) => {
  const call = vi.fn(async () => {
    if (call.mock.calls.length <= failures) throw failure;
    return { words: '安全帽' };
  });
  return call;
};

describe('[START-05] asking for a namespace', () => {
  test('[START-05] names app, cluster and namespace, aiop-console by default', async () => {
    const call = answersAfter(0);
    await expect(loadNamespace(call as unknown as MakeCall, 'open-ability')).resolves.toEqual({ words: '安全帽' });
    expect(call).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledWith(expect.objectContaining({ name: 'site.getConfigFile' }), {
      appId: DEFAULT_APP_ID,
      clusterName: 'default',
      namespaceName: 'open-ability',
    });
  });

  test('[START-05] requests another app and cluster if these are given', async () => {
    const call = answersAfter(0);
    await loadNamespace(call as unknown as MakeCall, 'samples', { appId: 'training', clusterName: 'hefei' });
    expect(call).toHaveBeenCalledWith(expect.anything(), {
      appId: 'training',
      clusterName: 'hefei',
      namespaceName: 'samples',
    });
  });

  test('[START-05] a third retry that answers is enough', async () => {
    const call = answersAfter(CONFIG_RETRIES);
    await expect(loadNamespace(call as unknown as MakeCall, 'open-ability')).resolves.toEqual({ words: '安全帽' });
    expect(call).toHaveBeenCalledTimes(1 + CONFIG_RETRIES);
  });

  test('[START-05] after three retries the fetch has failed', async () => {
    const call = answersAfter(99);
    await expect(loadNamespace(call as unknown as MakeCall, 'open-ability')).rejects.toThrow(configFetchFailed);
    expect(lackingTerms(configFetchFailed, CONFIG_FETCH_FAILED)).toEqual([]);
    expect(call).toHaveBeenCalledTimes(1 + CONFIG_RETRIES);
  });

  test('[START-05] an aborted fetch is not repeated', async () => {
    const call = vi.fn(() => Promise.reject(new DOMException('given up', 'AbortError')));
    await expect(loadNamespace(call as unknown as MakeCall, 'open-ability')).rejects.toThrow('given up');
    expect(call).toHaveBeenCalledTimes(1);
  });
});
