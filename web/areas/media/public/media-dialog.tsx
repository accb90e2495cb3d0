import { Button, Input } from 'antd';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Asset } from '#contract/media/calls.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { FileButton } from './file-button.tsx';
import styles from './media-dialog.module.css';
import { PictureChoice, PictureChoices } from './picture-choices.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { uploadAsset } from './upload-media.ts';
import { useLibrary } from './use-library.ts';

const ICON_PX = 16;
const WIDTH_PX = 880;

const Found = ({ library, onChoose }: { library: ReturnType<typeof useLibrary>; onChoose: (asset: Asset) => void }) => {
  const { shown, failure, again, more } = library;
  if (failure)
    return (
      <p className={styles.note} role="alert">
        {t('media.choose.failed', { message: failure.message })}
        <Button size="small" onClick={again}>
          {t('media.choose.again')}
        </Button>
      </p>
    );
  if (!shown) return <p className={styles.note}>{t('media.choose.loading')}</p>;
  if (shown.list.length === 0) return <p className={styles.note}>{t('media.noneFound')}</p>;
  return (
    <>
      <div className={styles.found}>
        <PictureChoices label={t('media.list')}>
          {shown.list.map((asset) => (
            <PictureChoice key={asset.assetId} onChoose={() => onChoose(asset)}>
              <Thumbnail asset={asset} />
              <span className="sr-only">{t('media.choose.one')}</span>
              <span className={styles.name}>{asset.name}</span>
              <span className={styles.size}>{t('media.size', { width: asset.width, height: asset.height })}</span>
            </PictureChoice>
          ))}
        </PictureChoices>
      </div>
      {shown.more && <Button onClick={more}>{t('media.choose.more')}</Button>}
    </>
  );
};

interface MediaDialogProps {
  onChoose: (asset: Asset) => void;
  onClose: () => void;
}

/** Lets an operator choose a picture of the library, or add one to it. */
export const MediaDialog = ({ onChoose, onClose }: MediaDialogProps) => {
  const [keyword, setKeyword] = useState('');
  const [sending, setSending] = useState(false);
  const [callError, setCallError] = useState('');
  const library = useLibrary(keyword.trim());
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setSending(true);
    setCallError('');
    try {
      onChoose(await uploadAsset(file));
    } catch (error) {
      setCallError(t('media.upload.failed', { message: (error as Error).message }));
      setSending(false);
    }
  };
  return (
    <AntdDialog width={WIDTH_PX} title={t('media.choose.title')} footer={null} onClose={onClose}>
      <search className={styles.bar}>
        <Input
          className={styles.search ?? ''}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('media.choose.search')}
          aria-label={t('media.choose.search')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <FileButton
          icon={<ImagePlus size={ICON_PX} aria-hidden="true" />}
          loading={sending}
          onFiles={(files) => void upload(files)}
        >
          {t('media.upload.choose')}
        </FileButton>
      </search>
      {callError !== '' && (
        <p className={styles.refusal} role="alert">
          {callError}
        </p>
      )}
      <Found library={library} onChoose={onChoose} />
    </AntdDialog>
  );
};
