import './facts/register.ts';
import { account } from '#server/areas/account/area.ts';
import { agreements } from '#server/areas/agreements/area.ts';
import { api } from '#server/areas/api/area.ts';
import { auth } from '#server/areas/auth/area.ts';
import { catalogue } from '#server/areas/catalogue/area.ts';
import { consoleArea } from '#server/areas/console/area.ts';
import { content } from '#server/areas/content/area.ts';
import { documents } from '#server/areas/documents/area.ts';
import { downloads } from '#server/areas/downloads/area.ts';
import { drafts } from '#server/areas/drafts/area.ts';
import { enterprise } from '#server/areas/enterprise/area.ts';
import { files } from '#server/areas/files/area.ts';
import { insight } from '#server/areas/insight/area.ts';
import { mcp } from '#server/areas/mcp/area.ts';
import { media } from '#server/areas/media/area.ts';
import { messages } from '#server/areas/messages/area.ts';
import { monitoring } from '#server/areas/monitoring/area.ts';
import { organisation } from '#server/areas/organisation/area.ts';
import { rights } from '#server/areas/rights/area.ts';
import { search } from '#server/areas/search/area.ts';
import { site } from '#server/areas/site/area.ts';
import { trial } from '#server/areas/trial/area.ts';
import { videos } from '#server/areas/videos/area.ts';
import { workOrders } from '#server/areas/work-orders/area.ts';
import { abilityErrors } from '#contract/kit/errors/ability.ts';
import { portalErrors } from '#contract/kit/errors/portal.ts';
import { userErrors } from '#contract/kit/errors/user.ts';
import type { Area } from '#server/kit/area.ts';
import { allLimits } from '#server/kit/facts/registry.ts';
import type { Indexed } from '#server/kit/search/rebuild.ts';

/** The areas of the portal, in the order of content import and data export. */
export const areas: readonly Area[] = [
  agreements,
  site,
  catalogue,
  documents,
  downloads,
  videos,
  search,
  mcp,
  content,
  rights,
  account,
  auth,
  organisation,
  enterprise,
  messages,
  files,
  media,
  workOrders,
  drafts,
  trial,
  api,
  monitoring,
  insight,
  consoleArea,
];

/** What the search of the site finds. */
export const indexed: Indexed = {
  kinds: new Map(areas.flatMap(({ kinds = [] }) => kinds.map((served) => [served.kind.name, served]))),
  sources: areas.flatMap(({ searchSources = [] }) => searchSources),
  basis: () => [[...allLimits()], abilityErrors, portalErrors, userErrors],
};
