import { useEffect, useId, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './dialogs.module.css';

const LONGEST_PX = 1920;
const JPEG_QUALITY = 0.92;

/** Returns the camera's current image as a file. */
const shot = (video: HTMLVideoElement): Promise<File | undefined> => {
  const scale = Math.min(1, LONGEST_PX / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'camera.jpg', { type: 'image/jpeg' }) : undefined),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
};

interface CameraDialogProps {
  onFile: (file: File) => void;
  /** Lets the user upload a file instead. */
  onUpload: () => void;
  onClose: () => void;
}

/** Returns why there is no camera. */
const trialErrorOf = (error: unknown) => {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return 'refused';
  return error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'failed';
};

/** Takes a picture with the device's camera. Nothing leaves the device before the user presses the button. */
export const CameraDialog = ({ onFile, onUpload, onClose }: CameraDialogProps) => {
  const heading = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'asking' | 'ready' | 'refused' | 'missing' | 'failed'>('asking');
  const canTake = state === 'asking' || state === 'ready';
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const open = async () => {
      try {
        const wanted = { facingMode: 'environment', width: { ideal: LONGEST_PX } };
        stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
        if (gone) stop();
        else show(stream);
      } catch (error) {
        if (!gone) setState(trialErrorOf(error));
      }
    };
    const show = (shown: MediaStream) => {
      if (video.current) video.current.srcObject = shown;
      setState('ready');
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    void open();
    return () => {
      gone = true;
      stop();
    };
  }, []);
  const take = async () => {
    const file = video.current && (await shot(video.current));
    if (!file) return;
    onFile(file);
    onClose();
  };
  return (
    <Modal labelledBy={heading} className={styles.dialog} onDismiss={onClose}>
      <h2 id={heading}>{t('trialPanel.camera.title')}</h2>
      <p role="status">{t(`trialPanel.camera.${state}`)}</p>
      {canTake && <video ref={video} className={styles.video} autoPlay playsInline muted />}
      <div className={styles.actions}>
        <button type="button" className="button button-plain" onClick={onClose}>
          {t('trialPanel.act.cancel')}
        </button>
        {canTake ? (
          <button
            type="button"
            className="button button-primary"
            disabled={state !== 'ready'}
            onClick={() => void take()}
          >
            {t('trialPanel.camera.take')}
          </button>
        ) : (
          <button type="button" className="button button-primary" onClick={onUpload}>
            {t('trialPanel.own.upload')}
          </button>
        )}
      </div>
    </Modal>
  );
};
