import { registerLimits } from '#server/kit/facts/registry.ts';
import { contractLimits } from './contract-limits.ts';
import { serverLimits } from './server-limits.ts';

registerLimits(contractLimits);
registerLimits(serverLimits);
