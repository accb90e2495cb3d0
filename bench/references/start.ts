import type { Request } from '../load/load.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const start = (name: string, args: string[], readyPath = '/'): Promise<ServerProcess> =>
  startServer({ script: `bench/references/${name}.ts`, args, readyPath });

/** Starts "bare" with the portal's responses to the requests. */
export const startBare = (portal: string, requests: readonly Request[]) =>
  start('bare', [portal, JSON.stringify(requests)], requests[0]?.path);

/** Starts "memory" with the portal's responses to the requests. */
export const startMemory = (portal: string, requests: readonly Request[]) =>
  start('memory', [portal, JSON.stringify(requests)]);

/** Starts "plain" on the database that the portal runs in the data folder. */
export const startPlain = (dataDir: string) => start('plain', [dataDir]);

/** Starts "plain" together with the database of the data folder. */
export const startPlainWithDatabase = (dataDir: string) => start('plain-with-database', [dataDir]);

/** Starts "without script" for pages of the portal. */
export const startWithoutScript = (portal: string, paths: readonly string[]) =>
  start('without-script', [portal, JSON.stringify(paths)], paths[0]);

/** Starts "local index". */
export const startLocalIndex = () => start('local-index', []);

/** Starts "bare file" for a file. */
export const startBareFile = (file: string) => start('bare-file', [file], '/ready');
