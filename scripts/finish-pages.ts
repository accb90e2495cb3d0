// Shortens the list of routes in the built pages, and compresses their scripts and styles.
import { join } from 'node:path';
import { compress } from './compress.ts';
import { leanRoutes } from './lean/lean-routes.ts';

const assets = join(import.meta.dirname, '../build/client/assets');
leanRoutes(assets);
await compress(assets);
