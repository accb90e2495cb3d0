import { Button, Input } from 'antd';
import { Images, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './picture-control.module.css';

const ICON_PX = 16;

const MediaDialog = lazy(async () => ({
  default: (await import('#web/areas/media/public/media-dialog.tsx')).MediaDialog,
}));

interface PictureControlProps {
  value: string;
  aria: { id: string };
  disabled: boolean;
  set: (path: string) => void;
}

/** The field of a picture: a thumbnail, a choice from the library, and the path as a text. */
export const PictureControl = ({ value, aria, disabled, set }: PictureControlProps) => {
  const [isChoosing, setChoosing] = useState(false);
  /** The path that shows no picture. */
  const [broken, setBroken] = useState<string>();
  const input = useRef<HTMLDivElement>(null);
  const isShown = value.startsWith('/') && !value.startsWith('//') && broken !== value;
  return (
    <div ref={input} className={styles.control}>
      <span className={styles.stage}>
        {isShown ? (
          <img key={value} src={value} alt="" className={styles.picture} onError={() => setBroken(value)} />
        ) : (
          <Images size={24} aria-hidden="true" />
        )}
      </span>
      <div className={styles.words}>
        <Input {...aria} value={value} disabled={disabled} onChange={({ target }) => set(target.value)} />
        <p className={styles.hint}>{t(value !== '' && broken === value ? 'media.field.broken' : 'media.field.hint')}</p>
        {!disabled && (
          <p className={styles.acts}>
            <Button icon={<Images size={ICON_PX} aria-hidden="true" />} onClick={() => setChoosing(true)}>
              {t(value === '' ? 'media.field.choose' : 'media.field.change')}
            </Button>
            {value !== '' && (
              <Button
                type="text"
                icon={<X size={ICON_PX} aria-hidden="true" />}
                onClick={() => {
                  set('');
                  // The pressed button leaves.
                  input.current?.querySelector('input')?.focus();
                }}
              >
                {t('media.field.clear')}
              </Button>
            )}
          </p>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <MediaDialog
            onChoose={({ address }) => {
              set(address);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
