import { Modal } from 'antd';
import { t } from '#web/texts.ts';

interface PublishDialogProps {
  open: boolean;
  publishing: boolean;
  title: string;
  version: string;
  useRequired: boolean;
  /** Main accounts that will have to agree. */
  asked: number;
  onPublish: () => void;
  onClose: () => void;
}

/** Asks once more before a version is published, and says how many will be asked to agree to it. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { open, publishing, title, version, useRequired, asked, onPublish, onClose } = props;
  return (
    <Modal
      open={open}
      title={t('console.agreements.confirmTitle', { title, version })}
      okText={t('console.agreements.confirm')}
      okButtonProps={{ disabled: publishing }}
      onOk={onPublish}
      onCancel={onClose}
    >
      {useRequired ? t('console.agreements.confirmAsked', { count: asked }) : t('console.agreements.confirmFree')}
    </Modal>
  );
};
