import { Button, Input } from 'antd';
import { Crosshair, Images, Shapes, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { AddressField } from '#contract/kit/content/fields.ts';
import { mediaIdIn } from '#contract/media/address.ts';
import { t } from '#web/kit/texts.ts';
import { drawingName, useDrawings } from './drawings.ts';
import { SmallPicture } from './small-picture.tsx';
import styles from './picture-control.module.css';

const ICON_PX = 16;

const MediaDialog = lazy(async () => ({
  default: (await import('#web/areas/media/public/media-dialog.tsx')).MediaDialog,
}));
const FocusDialog = lazy(async () => ({
  default: (await import('#web/areas/media/public/focus-dialog.tsx')).FocusDialog,
}));
const DrawingDialog = lazy(async () => ({ default: (await import('./drawing-dialog.tsx')).DrawingDialog }));

interface PictureControlProps {
  field: AddressField;
  value: string;
  aria: { id: string; 'aria-describedby'?: string };
  disabled: boolean;
  set: (path: string) => void;
}

type Dialog = 'drawing' | 'media' | 'focus';

/** Returns what a chosen picture is. */
const useName = (field: AddressField, value: string): string => {
  const drawings = useDrawings(field.drawings === true);
  if (value === '') return t(field.optional ? 'content.picture.own' : 'content.picture.none');
  if (mediaIdIn(value) !== undefined) return t('content.picture.media');
  const drawing = drawings?.find(({ name }) => name === value);
  if (drawing) return drawingName(drawing);
  return drawings ? t('content.picture.missing', { name: value }) : value;
};

/** The picture and what can be done with it. */
export const PictureControl = ({ field, value, aria, disabled, set }: PictureControlProps) => {
  const [dialog, setDialog] = useState<Dialog>();
  /** The path that shows no picture. */
  const [broken, setBroken] = useState<string>();
  const control = useRef<HTMLDivElement>(null);
  const isOurs = field.drawings ? value !== '' : value.startsWith('/') && !value.startsWith('//');
  const name = useName(field, value);
  const close = () => setDialog(undefined);
  const choose = (next: string) => {
    set(next);
    close();
  };
  const tool = (what: Dialog, icon: ReactNode, words: string, more: { id?: string } = {}) => (
    <Button key={what} icon={icon} {...more} onClick={() => setDialog(what)}>
      {words}
    </Button>
  );
  return (
    <div ref={control} className={styles.control}>
      <span className={styles.stage}>
        {isOurs && broken !== value ? (
          <SmallPicture value={value} onError={() => setBroken(value)} />
        ) : (
          <Images size={24} aria-hidden="true" />
        )}
      </span>
      <div className={styles.words}>
        {field.drawings ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <>
            <Input {...aria} value={value} disabled={disabled} onChange={({ target }) => set(target.value)} />
            <p className={styles.hint}>
              {t(value !== '' && broken === value ? 'media.field.broken' : 'media.field.hint')}
            </p>
          </>
        )}
        {!disabled && (
          <div className={styles.actions}>
            {field.drawings &&
              tool('drawing', <Shapes size={ICON_PX} aria-hidden="true" />, t('content.drawing.choose'), {
                ...aria,
                'aria-label': t('content.drawing.choose'),
              } as { id: string })}
            {tool(
              'media',
              <Images size={ICON_PX} aria-hidden="true" />,
              t(value === '' || field.drawings ? 'media.field.choose' : 'media.field.change'),
            )}
            {mediaIdIn(value) !== undefined &&
              tool('focus', <Crosshair size={ICON_PX} aria-hidden="true" />, t('media.focus.open'))}
            {value !== '' && (
              <Button
                type="text"
                icon={<X size={ICON_PX} aria-hidden="true" />}
                onClick={() => {
                  set('');
                  // The pressed button disappears.
                  control.current?.querySelector<HTMLElement>('input, button')?.focus();
                }}
              >
                {t('media.field.clear')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'drawing' && <DrawingDialog chosen={value} onChoose={choose} onClose={close} />}
        {dialog === 'media' && <MediaDialog onChoose={({ address }) => choose(address)} onClose={close} />}
        {dialog === 'focus' && <FocusDialog assetId={mediaIdIn(value) ?? ''} onClose={close} />}
      </Suspense>
    </div>
  );
};
