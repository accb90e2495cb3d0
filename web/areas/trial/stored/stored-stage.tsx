import type { Sample } from '#contract/trial/panel.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { type Caption, standingCaptions } from '../overlay/captions.ts';
import { CaptionMarks, ShapeMark, widthOf } from '../overlay/overlay.tsx';
import { layersOf, type Shape, shapesOf } from '../overlay/shapes.ts';
import { fitView, type Size } from '../overlay/view.ts';
import styles from './stored.module.css';

/** The sizes of the stage for which captions are placed: in two columns, in one, and on a telephone. */
const FRAMES = {
  wide: { width: 790, height: 520 },
  middle: { width: 640, height: 420 },
  narrow: { width: 326, height: 320 },
} as const;

const captionsIn = (shapes: readonly Shape[], size: Size, frame: Size) => {
  const { scale, x, y } = fitView(size, frame);
  const picture = { width: size.width * scale, height: size.height * scale };
  return standingCaptions({ shapes, scale, picture, within: [-x, -y, frame.width, frame.height], widthOf });
};

type Captions = Record<keyof typeof FRAMES, readonly Caption[]>;

const placed = new Map<string, Captions>();

/** Returns the captions of a result. Places them once: that takes longer than to render the rest of the page. */
const captionsOf = (name: string, shapes: readonly Shape[], size: Size): Captions => {
  const known = placed.get(name);
  if (known) return known;
  const captions = {
    wide: captionsIn(shapes, size, FRAMES.wide),
    middle: captionsIn(shapes, size, FRAMES.middle),
    narrow: captionsIn(shapes, size, FRAMES.narrow),
  };
  placed.set(name, captions);
  return captions;
};

interface StoredStageProps {
  found: Found;
  sample: Sample;
  /** Tells the result from one of another version or day. */
  edition: string;
}

/**
 * The picture of a sample with a stored result over it. It needs no script and has the size of its place: the shapes
 * scale with the picture, and the captions are placed once for each kind of screen.
 */
export const StoredStage = ({ found, sample, edition }: StoredStageProps) => {
  const size = { width: found.width, height: found.height };
  const shapes = shapesOf(found, layersOf(found)[0] ?? 'targets', 0);
  const { scale } = fitView(size, FRAMES.wide);
  const captions = captionsOf(`${sample.sampleId} ${edition}`, shapes, size);
  return (
    <>
      <img
        className={styles.picture}
        src={sample.path}
        alt={t('trialPanel.stored.picture', { name: sample.name })}
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
      />
      <svg className={styles.drawing} viewBox={`0 0 ${size.width * scale} ${size.height * scale}`} aria-hidden="true">
        {shapes.map((shape) => !shape.isHidden && <ShapeMark key={shape.id} shape={shape} scale={scale} />)}
        {(['wide', 'middle', 'narrow'] as const).map((kind) => {
          const times = scale / fitView(size, FRAMES[kind]).scale;
          return (
            <g key={kind} className={styles[kind]} transform={times === 1 ? undefined : `scale(${times})`}>
              <CaptionMarks captions={captions[kind]} />
            </g>
          );
        })}
      </svg>
    </>
  );
};
