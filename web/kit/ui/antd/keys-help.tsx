import { Modal } from 'antd';
import { type TextKey, t } from '#web/kit/texts.ts';
import { asks } from '#web/kit/list/page-keys.ts';
import styles from './keys-help.module.css';

interface KeysHelpProps {
  keys: readonly (readonly [key: string, does: TextKey])[];
  open: boolean;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of a console page. */
export const KeysHelp = ({ keys, open, onClose }: KeysHelpProps) => (
  <Modal
    wrapProps={asks}
    open={open}
    title={t('layers.keys')}
    okText={t('layers.keysClose')}
    cancelButtonProps={{ hidden: true }}
    onOk={onClose}
    onCancel={onClose}
  >
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  </Modal>
);
