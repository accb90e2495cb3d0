import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import { DetailSection } from './detail-section.tsx';
import { FieldGroups } from './field-groups.tsx';
import styles from './label-section.module.css';

/** Returns the options of a label on devices, from the three lists of labels with options. */
const optionsOf = (ability: AbilityDetail, labelName: string): string[] => {
  const named = <Item extends { labelName: string }>(list: readonly Item[] | undefined) =>
    list?.find((item) => item.labelName === labelName);
  return [
    ...(named(ability.modelLable)?.isSupportTargetScore ? [t('catalogue.detail.labelOptions.score')] : []),
    ...(named(ability.peopleModelLable)?.isSyncPersonnelInfo ? [t('catalogue.detail.labelOptions.people')] : []),
    ...(named(ability.staticModelLable)?.isStaticObjectFilter ? [t('catalogue.detail.labelOptions.static')] : []),
  ];
};

const Classes = ({ ability, labels }: { ability: AbilityDetail; labels: AbilityDetail['label'] }) => (
  <table className={styles.labels}>
    <thead>
      <tr>
        <th scope="col">{t('catalogue.detail.labelName')}</th>
        <th scope="col">{t('catalogue.detail.labelType')}</th>
        <th scope="col">{t('catalogue.detail.labelOptions')}</th>
      </tr>
    </thead>
    <tbody>
      {labels.map(({ labelName, labelType }) => {
        const options = optionsOf(ability, labelName);
        return (
          <tr key={labelName}>
            <th scope="row">
              <span className={styles.box}>{labelName}</span>
            </th>
            <td>{t(`catalogue.detail.labelType.${labelType}`)}</td>
            <td>{options.length > 0 ? options.join('、') : t('catalogue.detail.labelOptions.none')}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** A table of classes with their options, and a denser list of fields: a document may have dozens. */
export const LabelSection = ({ ability }: { ability: AbilityDetail }) => {
  const classes = ability.label.filter(({ labelType }) => labelType !== 0);
  const fields = ability.label.filter(({ labelType }) => labelType === 0);
  return (
    <DetailSection id="labels" title={t('catalogue.detail.labels')} lead={t('catalogue.detail.labelsLead')}>
      {classes.length > 0 && <Classes ability={ability} labels={classes} />}
      {fields.length > 0 && <FieldGroups labels={fields} />}
    </DetailSection>
  );
};
