import { Link } from 'react-router';
import { chips, type DeviceType, deviceTitles, minimumAlgorithmVersions } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import { CountBar } from './chip-lookup-bar.tsx';
import type { ChipCounts } from './chip-lookup-counts.ts';
import styles from './chip-lookup-start.module.css';
import { useChipLookupUrl } from './chip-lookup-url.ts';

const versionOf = (chipId: number) => {
  const version = minimumAlgorithmVersions.get(chipId);
  return version ? t('catalogue.detail.chips.version', { version }) : t('catalogue.chipLookup.anyVersion');
};

/** The chips of a device group, each with the number of abilities that run on it. */
export const DeviceTable = ({ deviceType, counts }: { deviceType: DeviceType; counts: ChipCounts }) => {
  const urlOf = useChipLookupUrl();
  return (
    <table className={`${styles.table} ${styles.device}`}>
      <caption>
        <Link to={urlOf({ deviceType })}>{deviceTitles[deviceType]}</Link>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.chipLookup.chip')}</th>
          <th scope="col">{t('catalogue.chipLookup.runnable')}</th>
          <th scope="col">{t('catalogue.chipLookup.usualVersion')}</th>
        </tr>
      </thead>
      <tbody>
        {chips
          .filter((chip) => chip.deviceType === deviceType)
          .map(({ chipId, chipName }) => (
            <tr key={chipId}>
              <th scope="row">
                <Link to={urlOf({ chipId })}>{chipName}</Link>
              </th>
              <td>
                <CountBar count={counts.byChip[chipId] ?? 0} total={counts.total} />
              </td>
              <td>{versionOf(chipId)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};
