import { Camera, ImagePlus, Link2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OwnPicture } from '#contract/trial/calls.ts';
import { TRIAL_PICTURE_HOURS } from '#contract/trial/limits.ts';
import { useUser } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { ConfirmDialog } from '#web/kit/ui/confirm-dialog.tsx';
import type { QueuePlace } from '../follow-ticket.ts';
import { VisitorOwn } from '../../visitor-own.tsx';
import type { Slots } from '../slots.ts';
import { AddressDialog } from './address-dialog.tsx';
import { CameraDialog } from './camera-dialog.tsx';
import styles from './own-pictures.module.css';
import { PictureList } from './picture-list.tsx';
import type { OwnPictures as Pictures } from './use-own-pictures.ts';

const ICON_PX = 18;
/** Other formats than PNG and JPEG are converted. A phone converts HEIC itself, since that is not named. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/bmp,application/pdf';

interface OwnPicturesProps extends Pick<Slots, 'frame'> {
  own: Pictures;
  /** The ID of the picture on the stage. */
  chosen: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
  onPicture: (picture: OwnPicture) => void;
  /** Returns what to change about a rejected address. */
  onAddress: (address: string, onPlace: (place: QueuePlace) => void) => Promise<string | undefined>;
  onAddressClosed: () => void;
  /** Throws if the picture could not be removed. */
  onRemove: (pictureId: string) => Promise<void>;
}

/** Browsers offer the camera only in secure contexts. */
const hasCamera = () => window.isSecureContext && navigator.mediaDevices !== undefined;

/** The ways to add a picture, and the user's stored pictures. */
export const OwnPictures = ({
  frame,
  own,
  chosen,
  input,
  onFile,
  onPicture,
  onAddress,
  onAddressClosed,
  onRemove,
}: OwnPicturesProps) => {
  const user = useUser();
  const [open, setOpen] = useState<'address' | 'camera'>();
  const [removing, setRemoving] = useState<OwnPicture>();
  const close = () => setOpen(undefined);
  const upload = useRef<HTMLButtonElement>(null);
  const asked = useRef<string>(undefined);
  // The button that opened the dialog is removed with its picture: the focus moves to the upload button.
  useEffect(() => {
    if (!removing && asked.current && !own.pictures.some(({ pictureId }) => pictureId === asked.current))
      upload.current?.focus({ preventScroll: true });
    asked.current = removing?.pictureId;
  }, [removing, own.pictures]);
  if (!user) return <VisitorOwn />;
  return (
    <div className={frame.own}>
      <h3 className={frame.title}>
        {t('trial.own')}
        {own.pictures.length > 0 && (
          <small className={styles.keptFor}>{t('trialPanel.own.keptFor', { hours: TRIAL_PICTURE_HOURS })}</small>
        )}
      </h3>
      <div className={styles.ways}>
        <button ref={upload} type="button" className="button button-plain" onClick={() => input.current?.click()}>
          <ImagePlus size={ICON_PX} aria-hidden="true" />
          {t('trialPanel.own.upload')}
        </button>
        <button
          type="button"
          className={`button button-plain ${styles.icon}`}
          aria-label={t('trialPanel.own.address')}
          title={t('trialPanel.own.address')}
          onClick={() => setOpen('address')}
        >
          <Link2 size={ICON_PX} aria-hidden="true" />
        </button>
        {hasCamera() && (
          <button
            type="button"
            className={`button button-plain ${styles.icon}`}
            aria-label={t('trialPanel.own.camera')}
            title={t('trialPanel.own.camera')}
            onClick={() => setOpen('camera')}
          >
            <Camera size={ICON_PX} aria-hidden="true" />
          </button>
        )}
        <input
          ref={input}
          type="file"
          className="sr-only"
          accept={ACCEPTED}
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            const [file] = Array.from(currentTarget.files ?? []);
            if (file) onFile(file);
            // Allows the user to choose the same file again.
            currentTarget.value = '';
          }}
        />
      </div>
      <PictureList {...{ chosen, onPicture }} pictures={own.pictures} onRemove={setRemoving} />
      {open === 'address' && (
        <AddressDialog
          onAddress={onAddress}
          onClose={() => {
            onAddressClosed();
            close();
          }}
        />
      )}
      {open === 'camera' && (
        <CameraDialog
          onClose={close}
          onFile={onFile}
          onUpload={() => {
            close();
            input.current?.click();
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('trialPanel.remove.title')}
          act={t('trialPanel.own.remove')}
          cancel={t('trialPanel.act.cancel')}
          onConfirm={() => onRemove(removing.pictureId)}
          onClose={() => setRemoving(undefined)}
        >
          {t('trialPanel.remove.words')}
        </ConfirmDialog>
      )}
    </div>
  );
};
