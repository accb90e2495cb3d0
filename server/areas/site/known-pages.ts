import type { KnownPage } from '#server/kit/http/search-engines.ts';
import { REGION } from '#contract/site/region.ts';

export const siteKnownPages: readonly KnownPage[] = [{ path: '/' }, { path: `/${REGION}` }];
