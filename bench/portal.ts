import { type ServerProcess, startServer } from './server-process.ts';

export interface PortalOptions {
  cache: boolean;
  /** Limits calls and wrong passwords; off by default. */
  limits?: boolean;
  /** Also starts the engines. */
  engines?: boolean;
  /** Further variables. */
  env?: Record<string, string>;
}

/** Starts the portal on the data folder, with caches and limits set as an operator would. */
export const startPortal = (
  dataDir: string,
  { cache, limits = false, engines = false, env }: PortalOptions,
): Promise<ServerProcess> =>
  startServer({
    script: 'server/app/main.ts',
    readyPath: '/api/health',
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      PAGE_CACHE: cache ? 'on' : 'off',
      RATE_LIMIT: limits ? 'on' : 'off',
      ENGINE_WARM_UP: engines ? 'on' : 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });

/** Starts the portal, runs `work` and stops the portal. */
export const withPortal = async (
  dataDir: string,
  options: PortalOptions,
  work: (portal: ServerProcess) => Promise<void>,
) => {
  const portal = await startPortal(dataDir, options);
  try {
    await work(portal);
  } finally {
    await portal.stop();
  }
};
