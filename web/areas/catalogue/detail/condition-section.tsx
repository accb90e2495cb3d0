import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { readInstallFigures } from '#contract/catalogue/install-figures.ts';
import { pictureAddress } from '#contract/kit/content/drawings.ts';
import { t } from '#web/kit/texts.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import { Icon } from '#web/kit/ui/icon.tsx';
import { SwipeRow } from '#web/kit/ui/swipe-row/swipe-row.tsx';
import styles from './condition-section.module.css';
import { DetailSection } from './detail-section.tsx';

/** Whether a condition has the figures of which the diagram is drawn. */
const hasDiagram = ({ des }: AbilityDetail['condition'][number]) => readInstallFigures(des) !== undefined;

export const ConditionSection = ({ ability }: { ability: AbilityDetail }) => (
  <DetailSection id="conditions" title={t('catalogue.detail.conditions')} lead={t('catalogue.detail.conditionsLead')}>
    <SwipeRow
      className={`${styles.conditions} ${ability.condition.some(hasDiagram) ? styles.drawn : ''}`}
      label={t('catalogue.detail.conditions')}
    >
      {ability.condition.map((condition) => (
        <li key={condition.title} className={hasDiagram(condition) ? styles.install : undefined}>
          <p className={styles.name}>
            <Icon name={condition.icon} />
            {condition.name}
          </p>
          <h3>{condition.title}</h3>
          <ul className={styles.lines}>
            {condition.des.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {hasDiagram(condition) && (
            <Drawing
              src={pictureAddress(`ability-${ability.abilityNo}/install`)}
              width={480}
              height={300}
              className={styles.diagram}
            />
          )}
        </li>
      ))}
    </SwipeRow>
  </DetailSection>
);
