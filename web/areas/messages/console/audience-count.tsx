import { Alert, Button } from 'antd';
import type { CountedAudience } from '#contract/messages/sending-calls.ts';
import { t } from '#web/kit/texts.ts';
import styles from './audience-count.module.css';

interface AudienceCountProps {
  counted: CountedAudience | undefined;
  isOld: boolean;
  failed: boolean;
  /** Removes unusable names from the list. */
  onDrop: (names: readonly string[]) => void;
}

/** Shows how many accounts a message will reach, and which names will not get it. */
export const AudienceCount = ({ counted, isOld, failed, onDrop }: AudienceCountProps) => {
  const useless = counted ? [...counted.unknown, ...counted.operators] : [];
  const words = () => {
    if (failed) return t('sendings.countFailed');
    if (!counted || isOld) return t('sendings.counting');
    return counted.accounts === 0 ? t('sendings.countedNone') : t('sendings.counted', { count: counted.accounts });
  };
  return (
    <div className={styles.count} role="status">
      <p>{words()}</p>
      {counted && !isOld && useless.length > 0 && (
        <Alert
          type="warning"
          title={
            <>
              {counted.unknown.length > 0 && <p>{t('sendings.unknown', { names: counted.unknown.join('、') })}</p>}
              {counted.operators.length > 0 && (
                <p>{t('sendings.operators', { names: counted.operators.join('、') })}</p>
              )}
            </>
          }
          action={<Button onClick={() => onDrop(useless)}>{t('sendings.dropUseless')}</Button>}
        />
      )}
    </div>
  );
};
