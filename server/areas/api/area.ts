import { defineArea } from '#server/kit/area.ts';
import { createIdentifyKey } from './public/identify-key.ts';
import { requestDaysJob } from './requests/days.ts';
import { oldInputs } from './requests/inputs.ts';
import { createRequests, requestExport } from './requests/requests.ts';

export const api = defineArea({
  name: 'api',
  serve(calls, platform) {
    const { onTraced, ...requests } = createRequests(calls, platform);
    return {
      keyCalls: { identifyKey: createIdentifyKey(platform.database, { onExposed() {} }), onTraced },
      ...requests,
    };
  },
  jobs: ({ database }) => [requestDaysJob(database)],
  removals: [oldInputs],
  exportParts: requestExport,
});
