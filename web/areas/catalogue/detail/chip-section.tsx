import { Link } from 'react-router';
import type { AbilityDetail, ChipBlock } from '#contract/catalogue/ability.ts';
import { chipLookupUrl } from '#contract/catalogue/chip-lookup-path.ts';
import { chipById } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import styles from './chip-section.module.css';
import { DetailSection } from './detail-section.tsx';
import { type ModelDownload, ModelDownloads } from './model-downloads.tsx';

const blocksOf = (ability: AbilityDetail) =>
  [
    { key: 'target', blocks: ability.targetChipData },
    { key: 'static', blocks: ability.staticData },
    { key: 'people', blocks: ability.peopleData },
    { key: 'ocr', blocks: ability.ocrChipData },
  ] as const;

/** The advanced options. An option is not listed if the ability has its block, which lists the same chips. */
const optionBlocks = {
  staticObjectFilter: 'staticData',
  supportPostProcessing: undefined,
  syncPersonnelInfo: 'peopleData',
} as const;
const optionNames = Object.keys(optionBlocks) as (keyof typeof optionBlocks)[];

/** Links a chip to everything that runs on it. */
const ChipName = ({ chipId }: { chipId: number }) => {
  const siteUrl = useSiteUrl();
  return <Link to={siteUrl(chipLookupUrl(chipId))}>{chipById.get(chipId)?.chipName}</Link>;
};

const Chips = ({ block }: { block: ChipBlock }) => (
  <tr>
    <th scope="row">{block.title}</th>
    <td>
      <ul className={styles.chips}>
        {block.labelList.map(({ chipId, version }) => (
          <li key={chipId}>
            <ChipName chipId={chipId} />
            {version && <span className={styles.version}>{t('catalogue.detail.chips.version', { version })}</span>}
          </li>
        ))}
      </ul>
    </td>
  </tr>
);

/** The devices on which the ability and its options run, by device group. */
export const ChipSection = ({
  ability,
  downloads,
}: {
  ability: AbilityDetail;
  downloads: readonly ModelDownload[];
}) => {
  const options = optionNames.filter((name) => {
    const block = optionBlocks[name];
    return (ability.advancedOptions?.[name].length ?? 0) > 0 && !(block && ability[block]);
  });
  return (
    <DetailSection id="chips" title={t('catalogue.detail.chips')} lead={t('catalogue.detail.chipsLead')}>
      {blocksOf(ability).map(
        ({ key, blocks }) =>
          blocks && (
            <table key={key} className={styles.table}>
              <caption>{t(`catalogue.detail.chips.${key}`)}</caption>
              <tbody>
                {blocks.map((block) => (
                  <Chips key={block.title} block={block} />
                ))}
              </tbody>
            </table>
          ),
      )}
      {options.length > 0 && (
        <table className={styles.table}>
          <caption>{t('catalogue.detail.options')}</caption>
          <tbody>
            {options.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`catalogue.detail.options.${name}`)}</th>
                <td>
                  <ul className={styles.chips}>
                    {ability.advancedOptions?.[name].map((chipId) => (
                      <li key={chipId}>
                        <ChipName chipId={chipId} />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ModelDownloads key={ability.abilityNo} abilityNo={ability.abilityNo} list={downloads} />
    </DetailSection>
  );
};
