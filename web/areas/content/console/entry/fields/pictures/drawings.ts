import { useEffect, useState } from 'react';
import { DRAWING_INDEX, type ListedDrawing } from '#contract/kit/content/drawings.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

let index: Promise<readonly ListedDrawing[]> | undefined;

const load = async (): Promise<readonly ListedDrawing[]> => {
  const answer = await fetch(DRAWING_INDEX);
  if (!answer.ok) throw new Error(`the list of drawings has status ${answer.status}`);
  return (await answer.json()) as ListedDrawing[];
};

/** Loads the drawings that content may show, once. */
export const loadDrawings = (): Promise<readonly ListedDrawing[]> => {
  index ??= load().catch((error: unknown) => {
    // The next call tries again.
    index = undefined;
    throw error;
  });
  return index;
};

/** Returns the drawings that content may show; undefined until they have come, or if they do not come. */
export const useDrawings = (isWanted = true): readonly ListedDrawing[] | undefined => {
  const [drawings, setDrawings] = useState<readonly ListedDrawing[]>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    loadDrawings().then(
      (list) => {
        if (!isGone) setDrawings(list);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return drawings;
};

const lastPart = (name: string) => name.slice(name.indexOf('/') + 1);

/** Returns how a drawing is called. */
export const drawingName = ({ name, ability }: ListedDrawing): string => {
  const part = lastPart(name);
  if (ability === '') return t(`content.drawing.${part}` as TextKey);
  const [crop = '', number = ''] = part.split('-');
  return t('content.drawing.ofAbility', { ability, crop: t(`content.drawing.crop.${crop}` as TextKey, { number }) });
};
