import { named, type Statement } from '#server/kit/database/pool.ts';
import type { HostKind } from '#server/kit/http/caller.ts';

/** The column that decides whether a host may show an ability. */
export const enabledIn: Record<HostKind, string> = { production: 'enabled_production', test: 'enabled_test' };

/** Makes one statement per kind of host. `text` gets the condition that an ability `a` is enabled there. */
export const perHostKind = (name: string, text: (enabled: string) => string): Record<HostKind, Statement> => ({
  production: named(`${name}.production`, text(`a.${enabledIn.production}`)),
  test: named(`${name}.test`, text(`a.${enabledIn.test}`)),
});

export interface Counts {
  view_count: number;
  download_count: number;
}

interface SummaryRow<Summary> extends Counts {
  summary: Summary;
  has_engine: boolean;
}

/** Returns the fields that a list shows: the entry's summary with its counts, and whether it can be tried. */
export const withCounts = <Summary>({ summary, has_engine, view_count, download_count }: SummaryRow<Summary>) => ({
  ...summary,
  hasEngine: has_engine,
  viewCount: view_count,
  downloadCount: download_count,
});
