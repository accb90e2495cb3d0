import { type ChipLookup, writeChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { CHIP_LOOKUP_PATH } from '#contract/catalogue/chip-lookup-path.ts';
import type { PageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import type { ChipAbilities } from './chip-lookup-ability.ts';
import { choiceName } from './chip-lookup-names.ts';

/** Search engines index the start page and what runs on each choice, but not what does not run. */
export const chipLookupHead = (lookup: ChipLookup, found: ChipAbilities | undefined): PageHead => {
  if (!found)
    return {
      title: t('catalogue.chipLookup.title'),
      description: t('catalogue.chipLookup.description'),
      path: CHIP_LOOKUP_PATH,
    };
  const values = { name: choiceName(lookup), runs: found.runTotal, lacks: found.lackTotal };
  const isKnown = lookup.runs && found.list.length > 0;
  return {
    title: t(lookup.runs ? 'catalogue.chipLookup.runsTitle' : 'catalogue.chipLookup.lacksTitle', values),
    description: t('catalogue.chipLookup.choiceDescription', values),
    path: isKnown ? `${CHIP_LOOKUP_PATH}?${writeChipLookup(lookup)}` : undefined,
  };
};
