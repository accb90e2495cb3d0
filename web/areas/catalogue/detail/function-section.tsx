import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import { Icon } from '#web/kit/ui/icon.tsx';
import { SwipeRow } from '#web/kit/ui/swipe-row/swipe-row.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './function-section.module.css';

export const FunctionSection = ({ ability }: { ability: AbilityDetail }) => (
  <DetailSection id="functions" title={t('catalogue.detail.functions')}>
    <SwipeRow className={styles.blocks} label={t('catalogue.detail.functions')}>
      {ability.function.map((block) => (
        <li key={block.title}>
          <p className={styles.name}>
            <Icon name={block.icon} />
            {block.name}
          </p>
          <h3>{block.title}</h3>
          <p className={styles.text}>{block.des}</p>
        </li>
      ))}
    </SwipeRow>
  </DetailSection>
);
