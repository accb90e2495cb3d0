import { Alert, Modal } from 'antd';
import { t } from '#web/kit/texts.ts';
import { openPointsOf } from './open-points.ts';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  open: boolean;
  publishing: boolean;
  title: string;
  version: string;
  /** Markdown. */
  content: string;
  useRequired: boolean;
  /** The number of main accounts that will have to agree. */
  asked: number;
  onPublish: () => void;
  onClose: () => void;
}

/** Returns descriptions of the draft's open points. */
const openWords = (content: string): string[] => {
  const { places, hasNote } = openPointsOf(content);
  return [
    ...(places.length > 0 ? [t('console.agreements.openPlaces', { places: places.join('、') })] : []),
    ...(hasNote ? [t('console.agreements.openNote')] : []),
  ];
};

/** Asks for confirmation before a version is published, and shows how many users will have to agree to it. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { open, publishing, title, version, content, useRequired, asked, onPublish, onClose } = props;
  const words = open ? openWords(content) : [];
  const isOpen = words.length > 0;
  return (
    <Modal
      open={open}
      title={t('console.agreements.confirmTitle', { title, version })}
      okText={t(isOpen ? 'console.agreements.confirmOpen' : 'console.agreements.confirm')}
      okButtonProps={{ disabled: publishing, danger: isOpen }}
      onOk={onPublish}
      onCancel={onClose}
    >
      {isOpen && (
        <Alert
          type="warning"
          showIcon
          title={t('console.agreements.open')}
          description={words.map((word) => <p key={word}>{word}</p>)}
          className={styles.open as string}
        />
      )}
      {useRequired ? t('console.agreements.confirmAsked', { count: asked }) : t('console.agreements.confirmFree')}
    </Modal>
  );
};
