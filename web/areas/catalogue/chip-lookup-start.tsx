import { Link } from 'react-router';
import { getFilters, queryChipAbilities } from '#contract/catalogue/calls.ts';
import {
  bigVersions,
  chips,
  type DeviceType,
  deviceTitles,
  deviceTypes,
  firmwareTypes,
  minimumAlgorithmVersions,
} from '#contract/catalogue/chips.ts';
import type { MakeCall } from '#web/page.ts';
import { t } from '#web/texts.ts';
import { CountBar } from './chip-lookup-bar.tsx';
import styles from './chip-lookup-start.module.css';
import { useChipLookupUrl } from './chip-lookup-url.ts';

/** How many abilities run on each chip and on each firmware generation, and how many there are. */
export const loadStart = async (call: MakeCall) => {
  const [filters, ...generations] = await Promise.all([
    call(getFilters, {}),
    ...bigVersions.map(({ firmwareType }) =>
      call(queryChipAbilities, { firmwareType, runs: true, pageNo: 1, pageSize: 1 }),
    ),
  ]);
  return {
    total: filters.unfiltered,
    byChip: Object.fromEntries(filters.chipIds.map(({ value, count }) => [value, count])),
    byFirmware: generations.map(({ runTotal }) => runTotal),
  };
};
type Start = Awaited<ReturnType<typeof loadStart>>;

const versionOf = (chipId: number) => {
  const version = minimumAlgorithmVersions.get(chipId);
  return version ? t('catalogue.detail.chips.version', { version }) : t('catalogue.chipLookup.anyVersion');
};

const DeviceTable = ({ deviceType, start }: { deviceType: DeviceType; start: Start }) => {
  const urlOf = useChipLookupUrl();
  return (
    <table className={`${styles.table} ${styles.device}`}>
      <caption>
        <Link to={urlOf({ deviceType })}>{deviceTitles[deviceType]}</Link>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.chipLookup.chip')}</th>
          <th scope="col">{t('catalogue.chipLookup.chipId')}</th>
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
              <td>{chipId}</td>
              <td>
                <CountBar count={start.byChip[chipId] ?? 0} total={start.total} />
              </td>
              <td>{versionOf(chipId)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};

const FirmwareTable = ({ start }: { start: Start }) => {
  const urlOf = useChipLookupUrl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.chipLookup.firmware')}</th>
          <th scope="col">{t('catalogue.chipLookup.mainControl')}</th>
          <th scope="col">{t('catalogue.chipLookup.firmwareType')}</th>
          <th scope="col">{t('catalogue.chipLookup.runnable')}</th>
        </tr>
      </thead>
      <tbody>
        {bigVersions.map(({ name, mainControl, firmwareType }, at) => (
          <tr key={name}>
            <th scope="row">
              <Link to={urlOf({ deviceType: deviceTypes.brain, firmwareType })}>{name}</Link>
            </th>
            <td>{mainControl}</td>
            <td>
              {Object.entries(firmwareTypes).find(([, type]) => type === firmwareType)?.[0]}
              <span className={styles.code}>{firmwareType}</span>
            </td>
            <td>
              <CountBar count={start.byFirmware[at] ?? 0} total={start.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Where a lookup starts: every chip by device group with what it runs, and the firmware generations. */
export const ChipLookupStart = ({ start }: { start: Start }) => {
  const urlOf = useChipLookupUrl();
  return (
    <>
      <section className={styles.section} aria-labelledby="all-chips">
        <h2 id="all-chips">{t('catalogue.chipLookup.allChips')}</h2>
        <p>{t('catalogue.chipLookup.allChipsLead', { chips: chips.length, total: start.total })}</p>
        <div className={styles.devices}>
          {Object.values(deviceTypes).map((deviceType) => (
            <div key={deviceType}>
              <DeviceTable deviceType={deviceType} start={start} />
            </div>
          ))}
        </div>
        {chips
          .filter((chip) => chip.deviceType === null)
          .map(({ chipId, chipName }) => (
            <p key={chipId} className={styles.note}>
              <Link to={urlOf({ chipId })}>{chipName}</Link>
              {t('catalogue.chipLookup.noDeviceNote', { chipId })}
            </p>
          ))}
      </section>
      <section className={styles.section} aria-labelledby="firmware">
        <h2 id="firmware">{t('catalogue.chipLookup.firmwareTitle')}</h2>
        <p>{t('catalogue.chipLookup.firmwareLead')}</p>
        <FirmwareTable start={start} />
      </section>
    </>
  );
};
