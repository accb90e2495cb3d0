import { Alert } from 'antd';
import { openPointsOf } from '#contract/agreements/open-points.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';

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
    ...(places.length > 0 ? [t('managedAgreements.openPlaces', { places: places.join('、') })] : []),
    ...(hasNote ? [t('managedAgreements.openNote')] : []),
  ];
};

/** Asks for confirmation before a version is published, and shows how many users will have to agree to it. */
export const PublishDialog = (props: PublishDialogProps) => {
  const { open, publishing, title, version, content, useRequired, asked, onPublish, onClose } = props;
  const words = open ? openWords(content) : [];
  const isOpen = words.length > 0;
  return (
    <AntdDialog
      open={open}
      title={t('managedAgreements.confirmTitle', { title, version })}
      okText={t(isOpen ? 'managedAgreements.confirmOpen' : 'managedAgreements.confirm')}
      okButtonProps={{ danger: isOpen }}
      busy={publishing}
      onOk={onPublish}
      onClose={onClose}
    >
      <Stack>
        {isOpen && (
          <Alert
            type="warning"
            showIcon
            title={t('managedAgreements.open')}
            description={words.map((word) => <p key={word}>{word}</p>)}
          />
        )}
        <p>
          {useRequired ? t('managedAgreements.confirmAsked', { count: asked }) : t('managedAgreements.confirmFree')}
        </p>
      </Stack>
    </AntdDialog>
  );
};
