import { Modal } from 'antd';
import { t } from '#web/texts.ts';
import { asks } from '#web/ui/page-keys.ts';
import styles from './review-keys-help.module.css';

const keys = [
  ['j', 'enterprise.room.key.j'],
  ['k', 'enterprise.room.key.k'],
  ['Enter', 'enterprise.room.key.enter'],
  ['p', 'enterprise.room.key.p'],
  ['r', 'enterprise.room.key.r'],
  ['t', 'enterprise.room.key.t'],
  ['Esc', 'enterprise.room.key.escape'],
  ['?', 'enterprise.room.key.help'],
] as const;

/** What the keys of the room do. */
export const ReviewKeysHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal
    wrapProps={asks}
    open={open}
    title={t('enterprise.room.keys')}
    okText={t('enterprise.room.keysClose')}
    cancelButtonProps={{ hidden: true }}
    onOk={onClose}
    onCancel={onClose}
  >
    <dl className={styles.keys}>
      {keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
