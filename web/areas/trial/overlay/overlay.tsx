import { useMemo } from 'react';
import type { Point } from '#contract/trial/recognition.ts';
import { boxOf, isFineBox } from './boxes.ts';
import { type Caption, fixedCaptions, withPointed } from './captions.ts';
import { cornerMarks, idOfKeypoint, type Shape } from './shapes.ts';
import styles from './overlay.module.css';
import { limbsOf } from './skeleton.ts';
import type { Size, View } from './view.ts';

const ARM_PX = 12;
/** A share of the side of a small shape. */
const ARM_SHARE = 0.3;
const JOINT_PX = 3.5;
const SMALL_JOINT_PX = 2;
/** Strong lines would hide a body of less than this width. */
const SMALL_PX = 80;
const ACTIVE_JOINT_PX = 6;

interface OverlayProps {
  shapes: readonly Shape[];
  view: View;
  /** The size of the picture. */
  picture: Size;
  frame: Size;
  captions: boolean;
  active: ReadonlySet<string>;
  onActive: (id: string | undefined) => void;
  className: string | undefined;
}

/** Estimates the drawn width of a text. */
export const widthOf = (words: string) =>
  Math.ceil(
    Array.from(words).reduce((sum, character) => {
      if (character > '⺀') return sum + 12;
      return sum + (character === ' ' || character === '.' ? 3.4 : 7);
    }, 10),
  );

interface ShapeMarkProps {
  shape: Shape;
  scale: number;
  /** Absent in a drawing without pointer events. */
  active?: ReadonlySet<string>;
  onActive?: OverlayProps['onActive'];
}

const NONE: ReadonlySet<string> = new Set();

/** Draws a shape. Each line has a light edge, so that it is visible on a background of the same colour. */
export const ShapeMark = ({ shape, scale, active = NONE, onActive }: ShapeMarkProps) => {
  const { id, outline, isBox, isWrong, isBack, keypoints = [] } = shape;
  const at = (x: number, y: number): Point => [x * scale, y * scale];
  const points = outline.map(([x, y]) => at(x, y));
  const box = boxOf(points);
  const corners = isBox
    ? cornerMarks(points as never, Math.min(ARM_PX, ARM_SHARE * Math.min(box[2], box[3])))
        .map(([a, b, c, d, e, f]) => `M${a} ${b}L${c} ${d}L${e} ${f}`)
        .join('')
    : undefined;
  const limbs = limbsOf(keypoints)
    .map(([from, to]) => `M${at(from.x, from.y).join(' ')}L${at(to.x, to.y).join(' ')}`)
    .join('');
  const isFine = isBox ? box[2] < SMALL_PX : isFineBox(box);
  const tone = isWrong ? styles.wrong : isBack ? styles.back : '';
  return (
    <g
      className={`${styles.shape} ${tone}${isFine ? ` ${styles.fine}` : ''}${active.has(id) ? ` ${styles.active}` : ''}`}
      onPointerEnter={onActive && (() => onActive(id))}
      onPointerLeave={onActive && (() => onActive(undefined))}
    >
      <polygon className={styles.edge} points={points.join(' ')} />
      {corners && <path className={styles.marksEdge} d={corners} />}
      <polygon className={styles.area} points={points.join(' ')} />
      {corners && <path className={styles.marks} d={corners} />}
      {limbs !== '' && (
        <>
          <path className={styles.limbEdge} d={limbs} />
          <path className={styles.limb} d={limbs} />
        </>
      )}
      {keypoints.map(({ name, x, y }) => {
        const [cx, cy] = at(x, y);
        const isActive = active.has(idOfKeypoint(id, name));
        return (
          <circle
            key={name}
            className={`${styles.joint}${isActive ? ` ${styles.active}` : ''}`}
            cx={cx}
            cy={cy}
            r={isActive ? ACTIVE_JOINT_PX : isFine ? SMALL_JOINT_PX : JOINT_PX}
          >
            <title>{name}</title>
          </circle>
        );
      })}
    </g>
  );
};

/** Draws captions, each line below all of them. */
export const CaptionMarks = ({ captions }: { captions: readonly Caption[] }) => (
  <>
    {captions.map(({ id, line }) => line && <path key={id} className={styles.lineEdge} d={`M${line.join('L')}`} />)}
    {captions.map(({ id, words, isWrong, isActive, isNumber, line, box: [x, y, across, down] }) => (
      <g
        key={id}
        className={`${styles.caption}${isWrong ? ` ${styles.wrong}` : ''}${isActive ? ` ${styles.active}` : ''}`}
      >
        {line && <path d={`M${line.join('L')}`} />}
        <rect x={x} y={y} width={across} height={down} rx={2} />
        <text x={x + 5} y={y + down - (isNumber ? 4 : 6)}>
          {words}
        </text>
      </g>
    ))}
  </>
);

/** Draws the results over the picture, in the frame's pixels, so that lines and letters keep their size. */
export const Overlay = (props: OverlayProps) => {
  const { shapes, view, picture, frame, captions, active, onActive, className = '' } = props;
  const { scale } = view;
  const [width, height] = [picture.width * scale, picture.height * scale];
  // The whole picture may be smaller than the frame, which leaves space around it.
  const [besides, above] = [Math.max(0, frame.width - width) / 2, Math.max(0, frame.height - height) / 2];
  const given = useMemo(
    () => ({
      shapes,
      scale,
      picture: { width, height },
      within: [-besides, -above, width + 2 * besides, height + 2 * above] as const,
      widthOf,
    }),
    [shapes, scale, width, height, besides, above],
  );
  const fixed = useMemo(() => (captions ? fixedCaptions(given) : []), [given, captions]);
  const placed = useMemo(() => withPointed(given, fixed, active), [given, fixed, active]);
  return (
    <svg
      className={`${styles.overlay} ${className}`}
      aria-hidden="true"
      width={width}
      height={height}
      style={{ left: view.x, top: view.y }}
    >
      {shapes.map(
        (shape) => !shape.isHidden && <ShapeMark key={shape.id} {...{ shape, active, onActive }} scale={view.scale} />,
      )}
      <CaptionMarks captions={placed} />
    </svg>
  );
};
