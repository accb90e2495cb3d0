import type { Sample } from '#contract/trial/panel.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { type Caption, fixedCaptions } from '../overlay/captions.ts';
import { CaptionMarks, ShapeMark, widthOf } from '../overlay/overlay.tsx';
import { layersOf, type Shape, shapesOf } from '../overlay/shapes.ts';
import { fitView, type Size } from '../overlay/view.ts';
import { NearPhoto } from '#web/kit/ui/near-photo.tsx';
import styles from './stored.module.css';

/** The sizes of a stage for which captions are placed: on a wide screen, on a tablet and on a phone. */
type Frames = Record<'wide' | 'middle' | 'narrow', Size>;

const FRAMES: Frames = {
  wide: { width: 790, height: 520 },
  middle: { width: 640, height: 420 },
  narrow: { width: 326, height: 320 },
};

const captionsIn = (shapes: readonly Shape[], size: Size, frame: Size) => {
  const { scale, x, y } = fitView(size, frame);
  const picture = { width: size.width * scale, height: size.height * scale };
  return fixedCaptions({ shapes, scale, picture, within: [-x, -y, frame.width, frame.height], widthOf });
};

type Captions = Record<keyof Frames, readonly Caption[]>;

const placed = new Map<string, Captions>();

/** Returns the captions of a result. Places them once: that takes longer than to render the rest of the page. */
const captionsOf = (result: string, shapes: readonly Shape[], size: Size, frames: Frames): Captions => {
  const name = `${result} ${frames.wide.width}`;
  const known = placed.get(name);
  if (known) return known;
  const captions = {
    wide: captionsIn(shapes, size, frames.wide),
    middle: captionsIn(shapes, size, frames.middle),
    narrow: captionsIn(shapes, size, frames.narrow),
  };
  placed.set(name, captions);
  return captions;
};

interface StoredStageProps {
  found: Found;
  sample: Sample;
  /** Distinguishes the result from one of another version or day. */
  edition: string;
  alt: string;
  frames?: Frames;
  /** Loads the picture only when it comes near the screen. */
  near?: boolean;
}

/**
 * The picture of a sample with a stored result over it. It needs no script and has the size of its place: the shapes
 * scale with the picture, and the captions are placed once for each kind of screen.
 */
export const StoredStage = ({ found, sample, edition, alt, frames = FRAMES, near = false }: StoredStageProps) => {
  const size = { width: found.width, height: found.height };
  const shapes = shapesOf(found, layersOf(found)[0] ?? 'targets', 0);
  const { scale } = fitView(size, frames.wide);
  const captions = captionsOf(`${sample.sampleId} ${edition}`, shapes, size, frames);
  const picture = { className: styles.picture, src: sample.path, alt, width: size.width, height: size.height };
  return (
    <>
      {near ? <NearPhoto {...picture} /> : <img {...picture} alt={alt} loading="lazy" decoding="async" />}
      <svg className={styles.drawing} viewBox={`0 0 ${size.width * scale} ${size.height * scale}`} aria-hidden="true">
        {shapes.map((shape) => !shape.isHidden && <ShapeMark key={shape.id} shape={shape} scale={scale} />)}
        {(['wide', 'middle', 'narrow'] as const).map((kind) => {
          const times = scale / fitView(size, frames[kind]).scale;
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
