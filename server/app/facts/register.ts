import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Limits, registerLimits } from '#server/kit/facts/registry.ts';
import { sharedLimits } from './shared-limits.ts';

const areas = new URL('../../areas/', import.meta.url);

// The limits of the areas are found by their place, since the build of the downloads needs them without the server.
registerLimits(sharedLimits);
for (const file of globSync('*/limits.ts', { cwd: fileURLToPath(areas) }).sort()) {
  const { limits } = (await import(new URL(file.replaceAll('\\', '/'), areas).href)) as { limits: Limits };
  registerLimits(limits);
}
