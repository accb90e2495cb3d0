import { defineArea } from '#server/kit/area.ts';
import { mountMcp } from './mount.ts';

export const mcp = defineArea({
  name: 'mcp',
  serve: (calls, { config, log }) => ({
    mount: async (scope, { headers, hostKind }) => mountMcp(scope, { calls, config, log, headers, hostKind }),
  }),
});
