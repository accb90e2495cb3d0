import type { PermissionCode } from '#contract/kit/permissions.ts';
import { holdersOf } from '#contract/permissions.ts';
import { t } from '#web/kit/texts.ts';
import styles from './missing-right.module.css';

/** Names the right that a page requires, and who grants it. */
export const MissingRight = ({ right }: { right: PermissionCode }) => (
  <dl className={styles.right}>
    <div>
      <dt>{t('identity.forbidden.right')}</dt>
      <dd>{t(`permission.${right}`)}</dd>
    </div>
    <div>
      <dt>{t('identity.forbidden.by')}</dt>
      <dd>{t(`identity.holders.${holdersOf(right)}`)}</dd>
    </div>
  </dl>
);
