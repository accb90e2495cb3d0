import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { editMedia, getMedia } from '#contract/media/calls.ts';
import type { Focus } from '#contract/media/crops.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { FocusPicker } from '../console/focus-picker.tsx';

/** Chooses the point of a picture that crops keep, wherever the picture is used. */
export const FocusDialog = ({ assetId, onClose }: { assetId: string; onClose: () => void }) => {
  const [asset, setAsset] = useState<AnswerOf<typeof getMedia>>();
  const [focus, setFocus] = useState<Focus>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    makeCall(getMedia, { assetId }, { showMessage: true }).then(
      (found) => {
        if (isGone) return;
        setAsset(found);
        setFocus({ focusX: found.focusX, focusY: found.focusY });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [assetId]);
  const save = async () => {
    if (!asset || !focus) return;
    setBusy(true);
    try {
      const { revision, name, alt, tags } = asset;
      await makeCall(editMedia, { assetId, revision, name, alt, tags, ...focus }, { showMessage: true });
      showNotice(t('media.detail.saved'), 'success');
      onClose();
    } catch {
      // A notice shows the error.
    }
    setBusy(false);
  };
  return (
    <AntdDialog
      title={t('media.focus.title')}
      onClose={onClose}
      footer={
        <Button type="primary" loading={busy} disabled={!asset} onClick={() => void save()}>
          {t('media.detail.save')}
        </Button>
      }
    >
      <p>{t('media.focus.lead')}</p>
      {asset && focus && <FocusPicker asset={asset} focus={focus} disabled={false} onChange={setFocus} />}
    </AntdDialog>
  );
};
