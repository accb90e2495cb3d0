import { account } from '#web/areas/account/area.ts';
import { agreements } from '#web/areas/agreements/area.ts';
import { auth } from '#web/areas/auth/area.ts';
import { catalogue } from '#web/areas/catalogue/area.ts';
import { consoleArea } from '#web/areas/console/area.ts';
import { enterprise } from '#web/areas/enterprise/area.ts';
import { files } from '#web/areas/files/area.ts';
import { messages } from '#web/areas/messages/area.ts';
import { organisation } from '#web/areas/organisation/area.ts';
import { rights } from '#web/areas/rights/area.ts';
import { site } from '#web/areas/site/area.ts';
import { training } from '#web/areas/training/area.ts';
import { trial } from '#web/areas/trial/area.ts';
import { workOrders } from '#web/areas/work-orders/area.ts';
import type { WebArea } from '#web/kit/area.ts';

export const areas: readonly WebArea[] = [
  account,
  agreements,
  auth,
  catalogue,
  consoleArea,
  enterprise,
  files,
  messages,
  organisation,
  rights,
  site,
  training,
  trial,
  workOrders,
];
