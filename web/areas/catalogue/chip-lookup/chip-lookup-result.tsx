import { ListFilter } from 'lucide-react';
import { Link } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import type { ChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { chips, deviceTitles, deviceTypes, firmwareTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import type { ChipAbilities } from './chip-lookup-ability.ts';
import { ChipLookupEmpty } from './chip-lookup-empty.tsx';
import { choiceName } from './chip-lookup-names.ts';
import styles from './chip-lookup-result.module.css';
import { ChipAbilityTable } from './chip-lookup-table.tsx';
import { useChipLookupUrl } from './chip-lookup-url.ts';
import { Pages } from '#web/kit/list/pages.tsx';

/** Returns the ids of the chips that a lookup covers. */
const chipIdsOf = ({ chipId, deviceType }: ChipLookup) =>
  chipId === null ? chips.filter((chip) => chip.deviceType === deviceType).map((chip) => chip.chipId) : [chipId];

/** The choice with its numbers, and a link to the list filtered by the same chips. */
const Summary = ({ lookup, found }: { lookup: ChipLookup; found: ChipAbilities }) => {
  const siteUrl = useSiteUrl();
  const { chipId, deviceType, firmwareType } = lookup;
  const counts = { runs: found.runTotal, lacks: found.lackTotal };
  return (
    <div className={styles.summary}>
      <div>
        {chipId !== null && (
          <p className={styles.device}>{deviceType ? deviceTitles[deviceType] : t('catalogue.chipLookup.noDevice')}</p>
        )}
        <h2 id="chip-result" tabIndex={-1}>
          {choiceName(lookup)}
        </h2>
        <p role="status">
          {t(chipId === null ? 'catalogue.chipLookup.sum.device' : 'catalogue.chipLookup.sum.chip', counts)}
        </p>
        {deviceType === deviceTypes.brain && firmwareType === null && (
          <p>{t('catalogue.chipLookup.sum.anyFirmware')}</p>
        )}
      </div>
      {found.runTotal > 0 && (
        <Link className="button button-plain" to={siteUrl(`${LIST_PATH}?chipIds=${chipIdsOf(lookup).join(',')}`)}>
          <ListFilter size={18} aria-hidden="true" />
          {t(
            firmwareType === firmwareTypes.OPAI_V1
              ? 'catalogue.chipLookup.listAnyFirmware'
              : 'catalogue.chipLookup.list',
          )}
        </Link>
      )}
    </div>
  );
};

const Tabs = ({ lookup, found }: { lookup: ChipLookup; found: ChipAbilities }) => {
  const urlOf = useChipLookupUrl();
  return (
    <nav className={styles.tabs} aria-label={t('catalogue.chipLookup.tabs')}>
      {[true, false].map((runs) => (
        <Link
          key={String(runs)}
          to={urlOf({ ...lookup, runs, pageNo: 1 })}
          preventScrollReset
          aria-current={runs === lookup.runs ? 'page' : undefined}
        >
          {t(runs ? 'catalogue.chipLookup.runs' : 'catalogue.chipLookup.lacks')}
          <span className={styles.count}>{runs ? found.runTotal : found.lackTotal}</span>
        </Link>
      ))}
    </nav>
  );
};

/** Shows which abilities run on the chosen device and which do not. */
export const ChipLookupResult = ({ lookup, found }: { lookup: ChipLookup; found: ChipAbilities }) => {
  const urlOf = useChipLookupUrl();
  const pages = Math.ceil((lookup.runs ? found.runTotal : found.lackTotal) / found.pageSize);
  return (
    <section className={styles.result} aria-labelledby="chip-result">
      <Summary lookup={lookup} found={found} />
      <Tabs lookup={lookup} found={found} />
      {found.list.length > 0 ? (
        <ChipAbilityTable lookup={lookup} abilities={found.list} />
      ) : (
        <ChipLookupEmpty lookup={lookup} pages={pages} />
      )}
      <Pages pageNo={lookup.pageNo} pages={pages} urlOf={(pageNo) => urlOf({ ...lookup, pageNo })} />
    </section>
  );
};
