import { abilityPath } from '#contract/catalogue/ability-path.ts';
import type { AbilityContent } from '#contract/catalogue/content.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { SearchEntry } from '#server/kit/search/search-entry.ts';
import { composeEntry } from './compose-entry.ts';
import type { EnabledAbilities } from './import-store.ts';
import { searchTextsOf } from './search-index.ts';

/** For the name of a target, the ability comes first, then the texts about it. */
const WEIGHT = 3;

/** Returns what the search of the site finds of an ability. */
export const searchEntryOf = (content: AbilityContent, enabled: EnabledAbilities): SearchEntry => {
  const { name, labels, uses, description, sections } = searchTextsOf(composeEntry(content));
  const hosts = (Object.keys(enabled) as HostKind[]).filter((host) => enabled[host].has(content.abilityNo));
  return {
    path: abilityPath(content.abilityNo),
    name,
    labels: [...labels, ...uses],
    sections: [
      { heading: '', anchor: '', text: description },
      ...sections.map(({ heading, anchor, lines }) => ({ heading, anchor, text: lines.join('\n') })),
    ],
    weight: WEIGHT,
    hosts,
  };
};
