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

/** The classes of which all have the same type and options: these are said once. */
const AlikeClasses = ({
  type,
  labels,
  options,
}: {
  type: AbilityDetail['label'][number]['labelType'];
  labels: AbilityDetail['label'];
  options: readonly string[];
}) => (
  <dl className={styles.groups}>
    <div>
      <dt>
        {t('catalogue.detail.labelsAlike', {
          type: t(`catalogue.detail.labelType.${type}`),
          count: labels.length,
        })}
      </dt>
      <dd>
        <ul>
          {labels.map(({ labelName }) => (
            <li key={labelName} className={styles.box}>
              {labelName}
            </li>
          ))}
        </ul>
        {options.length > 0 && <p className={styles.options}>{options.join('、')}</p>}
      </dd>
    </div>
  </dl>
);

/** The classes, as a table only if they differ in more than their names. */
const ClassList = ({ ability, labels }: { ability: AbilityDetail; labels: AbilityDetail['label'] }) => {
  const facts = labels.map(({ labelName, labelType }) => [labelType, ...optionsOf(ability, labelName)].join());
  const [first] = labels;
  return first && new Set(facts).size === 1 ? (
    <AlikeClasses type={first.labelType} labels={labels} options={optionsOf(ability, first.labelName)} />
  ) : (
    <Classes ability={ability} labels={labels} />
  );
};

/** The classes with their options, and a denser list of fields: a document may have dozens. */
export const LabelSection = ({ ability }: { ability: AbilityDetail }) => {
  const classes = ability.label.filter(({ labelType }) => labelType !== 0);
  const fields = ability.label.filter(({ labelType }) => labelType === 0);
  return (
    <DetailSection id="labels" title={t('catalogue.detail.labels')} lead={t('catalogue.detail.labelsLead')}>
      {classes.length > 0 && <ClassList ability={ability} labels={classes} />}
      {fields.length > 0 && <FieldGroups labels={fields} />}
    </DetailSection>
  );
};
