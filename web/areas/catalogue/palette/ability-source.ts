import { ScanSearch } from 'lucide-react';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { queryAbilities } from '#contract/catalogue/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { t } from '#web/kit/texts.ts';

const SHOWN = 5;

/** The abilities of the catalogue. */
const abilitySource: PaletteSource = {
  name: 'abilities',
  order: 3,
  minimum: 1,
  remote: true,
  serves: () => true,
  async find(keyword, _context, signal) {
    const { list } = await makeCall(queryAbilities, { keyword, pageNo: 1, pageSize: SHOWN }, { signal });
    return [
      {
        title: t('layers.palette.abilities'),
        items: list.map(({ abilityNo, abilityName }) => ({
          path: abilityPath(abilityNo),
          title: abilityName,
          Icon: ScanSearch,
        })),
      },
    ];
  },
};

export const sources = [abilitySource];
