import { type TextKey, t } from '#web/kit/texts.ts';
import { AntdDialog } from './antd-dialog.tsx';
import styles from './keys-help.module.css';

interface KeysHelpProps {
  keys: readonly (readonly [key: string, does: TextKey])[];
  open: boolean;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of a console page. */
export const KeysHelp = ({ keys, open, onClose }: KeysHelpProps) => (
  <AntdDialog
    open={open}
    title={t('layers.keys')}
    okText={t('layers.keysClose')}
    cancelButtonProps={{ hidden: true }}
    onOk={onClose}
    onClose={onClose}
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
  </AntdDialog>
);
