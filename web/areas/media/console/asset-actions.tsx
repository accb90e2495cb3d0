import { Button, Popconfirm } from 'antd';
import { RefreshCw, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeMedia, replaceMedia, restoreMedia } from '#contract/media/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { FileButton } from '../public/file-button.tsx';
import { toSentPicture } from '../public/to-sent-picture.ts';
import { uploadError } from '../public/upload-media.ts';
import type { AssetDetail } from './asset-detail.tsx';
import styles from './asset-actions.module.css';

const ICON_PX = 16;

interface AssetActionsProps {
  asset: AssetDetail;
  /** Something was changed and is not saved: these actions would lose it. */
  disabled: boolean;
  refresh: () => Promise<void>;
}

/** Replaces, removes and restores a picture. */
export const AssetActions = ({ asset, disabled, refresh }: AssetActionsProps) => {
  const [running, setRunning] = useState<'replace' | 'remove' | 'restore'>();
  const { assetId, revision, removeTime, usedBy } = asset;
  const run = async (name: NonNullable<typeof running>, act: () => Promise<unknown>, done: string) => {
    setRunning(name);
    try {
      await act();
      showNotice(done, 'success');
    } catch (error) {
      showNotice(uploadError(error), 'danger');
    }
    await refresh();
    setRunning(undefined);
  };
  const replace = ([file]: File[]) => {
    if (!file) return;
    const send = async () =>
      makeCall(replaceMedia, { assetId, revision: String(revision) }, { file: await toSentPicture(file) });
    void run('replace', send, t('media.detail.replaced'));
  };
  if (removeTime !== null)
    return (
      <div className={styles.actions}>
        <p className={styles.note}>{t('media.detail.removedNote', { time: formatMinute(removeTime) })}</p>
        <Button
          icon={<RotateCcw size={ICON_PX} aria-hidden="true" />}
          loading={running === 'restore'}
          onClick={() =>
            void run('restore', () => makeCall(restoreMedia, { assetId, revision }), t('media.detail.restored'))
          }
        >
          {t('media.detail.restore')}
        </Button>
      </div>
    );
  const isUsed = usedBy.length > 0;
  return (
    <div className={styles.actions}>
      <FileButton
        icon={<RefreshCw size={ICON_PX} aria-hidden="true" />}
        loading={running === 'replace'}
        disabled={disabled}
        onFiles={replace}
      >
        {t('media.detail.replace')}
      </FileButton>
      <Popconfirm
        title={t('media.detail.remove.ask')}
        description={t('media.detail.remove.what')}
        okText={t('media.detail.remove')}
        cancelText={t('media.detail.remove.cancel')}
        okButtonProps={{ danger: true }}
        disabled={isUsed || disabled}
        onConfirm={() =>
          void run('remove', () => makeCall(removeMedia, { assetId, revision }), t('media.detail.removed'))
        }
      >
        <Button
          danger
          icon={<Trash2 size={ICON_PX} aria-hidden="true" />}
          loading={running === 'remove'}
          disabled={isUsed || disabled}
        >
          {t('media.detail.remove')}
        </Button>
      </Popconfirm>
      <p className={styles.note}>{t(isUsed ? 'media.detail.remove.used' : 'media.detail.replace.hint')}</p>
    </div>
  );
};
