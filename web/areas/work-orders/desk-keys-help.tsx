import { Modal } from 'antd';
import { t } from '#web/texts.ts';
import { asks } from '#web/ui/page-keys.ts';
import styles from './desk-keys-help.module.css';

const keys = [
  ['j', 'workOrders.keys.j'],
  ['k', 'workOrders.keys.k'],
  ['Enter', 'workOrders.keys.enter'],
  ['t', 'workOrders.keys.t'],
  ['r', 'workOrders.keys.r'],
  ['n', 'workOrders.keys.n'],
  ['Ctrl Enter', 'workOrders.keys.send'],
  ['Esc', 'workOrders.keys.escape'],
  ['?', 'workOrders.keys.help'],
] as const;

/** What the keys of the desk do. */
export const DeskKeysHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal
    wrapProps={asks}
    open={open}
    title={t('workOrders.keys.title')}
    okText={t('workOrders.keys.close')}
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
