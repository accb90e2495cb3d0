import { account } from './account/area.ts';
import { agreements } from './agreements/area.ts';
import { api } from './api/area.ts';
import { auth } from './auth/area.ts';
import { catalogue } from './catalogue/area.ts';
import { consoleArea } from './console/area.ts';
import { content } from './content/area.ts';
import { documents } from './documents/area.ts';
import { enterprise } from './enterprise/area.ts';
import { insight } from './insight/area.ts';
import { media } from './media/area.ts';
import { messages } from './messages/area.ts';
import { organisation } from './organisation/area.ts';
import { rights } from './rights/area.ts';
import { search } from './search/area.ts';
import { site } from './site/area.ts';
import { trial } from './trial/area.ts';
import { workOrders } from './work-orders/area.ts';
import type { ContractArea, DeclaredAreas } from './kit/area.ts';

/** What the areas declare. The audit log offers the actions in this order. */
export const areas: readonly ContractArea[] = Object.values({
  catalogue,
  agreements,
  messages,
  site,
  'work-orders': workOrders,
  enterprise,
  trial,
  api,
  account,
  auth,
  organisation,
  rights,
  content,
  media,
  documents,
  search,
  insight,
  console: consoleArea,
} satisfies DeclaredAreas);
