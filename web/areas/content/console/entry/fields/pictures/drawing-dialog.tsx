import { Input } from 'antd';
import { useState } from 'react';
import { drawingSize } from '#contract/kit/content/drawing-size.ts';
import { type ListedDrawing, pictureAddress } from '#contract/kit/content/drawings.ts';
import { PictureChoice, PictureChoices } from '#web/areas/media/public/picture-choices.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import { drawingName, useDrawings } from './drawings.ts';
import styles from './drawing-dialog.module.css';

const WIDTH_PX = 880;
/** As many as an operator looks through before searching. */
const SHOWN = 60;

interface DrawingDialogProps {
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

const Choice = ({ drawing, chosen, onChoose }: { drawing: ListedDrawing } & Omit<DrawingDialogProps, 'onClose'>) => (
  <PictureChoice isChosen={drawing.name === chosen} onChoose={() => onChoose(drawing.name)}>
    <span className={styles.stage}>
      <Drawing
        src={pictureAddress(drawing.name)}
        {...(drawingSize(drawing.name) ?? { width: 480, height: 300 })}
        className={styles.drawing}
      />
    </span>
    <span className={styles.name}>{drawingName(drawing)}</span>
  </PictureChoice>
);

/** Lets an operator choose one of the drawings that exist. */
export const DrawingDialog = ({ chosen, onChoose, onClose }: DrawingDialogProps) => {
  const [keyword, setKeyword] = useState('');
  const drawings = useDrawings();
  const word = keyword.trim().toLowerCase();
  const found = (drawings ?? []).filter(
    (drawing) => drawing.name.includes(word) || drawingName(drawing).toLowerCase().includes(word),
  );
  return (
    <AntdDialog width={WIDTH_PX} title={t('content.drawing.choose')} footer={null} onClose={onClose}>
      <Input
        aria-label={t('content.drawing.search')}
        placeholder={t('content.drawing.search')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p role="status" className={styles.note}>
        {drawings && found.length === 0 && t('content.drawing.none')}
        {found.length > SHOWN && t('content.drawing.more', { count: found.length, shown: SHOWN })}
      </p>
      <PictureChoices label={t('content.drawing.list')}>
        {found.slice(0, SHOWN).map((drawing) => (
          <Choice key={drawing.name} drawing={drawing} chosen={chosen} onChoose={onChoose} />
        ))}
      </PictureChoices>
    </AntdDialog>
  );
};
