import { documentsForMachines } from '#server/areas/documents/public/documents-for-machines.ts';
import { defineArea } from '#server/kit/area.ts';
import { mountMcp } from './mount.ts';

export const mcp = defineArea({
  name: 'mcp',
  serve(calls, { database, contentKinds: kinds, config, log }) {
    const documents = documentsForMachines({ database, kinds, config });
    return {
      mount: async (scope, { headers, hostKind, keyCalls }) =>
        mountMcp(scope, { calls, config, log, headers, hostKind, keyCalls, readDocument: documents.read }),
    };
  },
});
