import { captionOf, cornerMarks, type Shape } from './shapes.ts';
import styles from './overlay.module.css';
import { boxOf, placeCaptions } from './place-captions.ts';
import { limbsOf } from './skeleton.ts';
import type { View } from './view.ts';

const ARM_PX = 12;
const JOINT_PX = 3.5;
const CAPTION_PX = 20;
const CAPTIONS_AT_MOST = 60;

interface OverlayProps {
  shapes: readonly Shape[];
  view: View;
  /** Of the picture. */
  width: number;
  height: number;
  captions: boolean;
  active: ReadonlySet<string>;
  onActive: (id: string | undefined) => void;
}

/** About as wide as it is drawn: Chinese characters are twice as wide as others. */
const widthOf = (caption: string) =>
  Array.from(caption).reduce((sum, character) => sum + (character > '⺀' ? 12 : 7), 12);

const pointsOf = (shape: Shape, at: (x: number, y: number) => [number, number]) =>
  shape.outline.map(([x, y]) => at(x, y));

/** What was found, over the picture: drawn in the frame's pixels, so that lines and letters keep their size. */
export const Overlay = ({ shapes, view, width, height, captions, active, onActive }: OverlayProps) => {
  const at = (x: number, y: number): [number, number] => [x * view.scale, y * view.scale];
  const captioned = captions && shapes.length <= CAPTIONS_AT_MOST;
  const shown = shapes.flatMap((shape) => {
    const caption = (captioned && !shape.isQuiet) || active.has(shape.id) ? captionOf(shape) : '';
    return caption === '' ? [] : [{ shape, caption, width: widthOf(caption), box: boxOf(pointsOf(shape, at)) }];
  });
  const places = placeCaptions(shown, CAPTION_PX, { width: width * view.scale, height: height * view.scale });
  return (
    <svg
      className={styles.overlay}
      aria-hidden="true"
      width={width * view.scale}
      height={height * view.scale}
      style={{ left: view.x, top: view.y }}
    >
      {shapes.map((shape) => {
        const points = pointsOf(shape, at);
        const isActive = active.has(shape.id);
        const tone = shape.isWrong ? styles.wrong : shape.isBack ? styles.back : '';
        return (
          <g
            key={shape.id}
            className={`${styles.shape} ${tone}${isActive ? ` ${styles.active}` : ''}`}
            onPointerEnter={() => onActive(shape.id)}
            onPointerLeave={() => onActive(undefined)}
          >
            <polygon className={styles.area} points={points.join(' ')} />
            {shape.isBox && points[0] && points[2] && (
              <path
                className={styles.marks}
                d={cornerMarks(points as never, ARM_PX)
                  .map(([a, b, c, d, e, f]) => `M${a} ${b}L${c} ${d}L${e} ${f}`)
                  .join('')}
              />
            )}
            {shape.keypoints && (
              <>
                {limbsOf(shape.keypoints).map(([from, to]) => {
                  const [[x1, y1], [x2, y2]] = [at(from.x, from.y), at(to.x, to.y)];
                  return (
                    <line key={`${from.name}${to.name}`} className={styles.limb} x1={x1} y1={y1} x2={x2} y2={y2} />
                  );
                })}
                {shape.keypoints.map(({ name, x, y }) => {
                  const [cx, cy] = at(x, y);
                  return (
                    <circle key={name} className={styles.joint} cx={cx} cy={cy} r={JOINT_PX}>
                      <title>{name}</title>
                    </circle>
                  );
                })}
              </>
            )}
          </g>
        );
      })}
      {shown.map(({ shape, width: captionWidth, caption }, nth) => {
        const [x, y] = places[nth] as [number, number];
        return (
          <g
            key={shape.id}
            className={`${styles.caption}${shape.isWrong ? ` ${styles.wrong}` : ''}${active.has(shape.id) ? ` ${styles.active}` : ''}`}
          >
            <rect x={x} y={y} width={captionWidth} height={CAPTION_PX} />
            <text x={x + 6} y={y + 14}>
              {caption}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
