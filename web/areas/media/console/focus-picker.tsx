import type { KeyboardEvent, MouseEvent } from 'react';
import { mediaAddress } from '#contract/media/address.ts';
import type { Asset } from '#contract/media/calls.ts';
import { cropShapes, type Focus, objectPosition } from '#contract/media/crops.ts';
import { shapeRatios } from '#contract/media/variants.ts';
import { t } from '#web/kit/texts.ts';
import styles from './focus-picker.module.css';

const STEP = 1;
const LONG_STEP = 10;
const PERCENT = 100;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (percent: number) => Math.min(PERCENT, Math.max(0, Math.round(percent)));

interface FocusPickerProps {
  asset: Asset;
  focus: Focus;
  disabled: boolean;
  onChange: (focus: Focus) => void;
}

/** The picture, with the point that crops keep; a click or the arrow keys move it. */
const FocusField = ({ asset, focus, disabled, onChange }: FocusPickerProps) => {
  const { focusX, focusY } = focus;
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key that presses the button has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      focusX: within(((clientX - left) / width) * PERCENT),
      focusY: within(((clientY - top) / height) * PERCENT),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || disabled) return;
    event.preventDefault();
    const by = event.shiftKey ? LONG_STEP : STEP;
    onChange({ focusX: within(focusX + step[0] * by), focusY: within(focusY + step[1] * by) });
  };
  return (
    <div className={styles.stage}>
      <button
        type="button"
        className={styles.picture}
        disabled={disabled}
        aria-label={t('media.detail.focus.at', { x: focusX, y: focusY })}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img
          src={versioned(asset)}
          alt={asset.alt}
          width={asset.width}
          height={asset.height}
          className={styles.whole}
        />
        <span className={styles.point} style={{ left: `${focusX}%`, top: `${focusY}%` }} />
      </button>
      <span className="sr-only" role="status">
        {t('media.detail.focus.at', { x: focusX, y: focusY })}
      </span>
    </div>
  );
};

/** The browser keeps the picture of an address for a while; a replaced one has another query. */
const versioned = ({ assetId, version }: Asset) => `${mediaAddress(assetId)}?${version}`;

/** The picture in the ratios that pages need, as they will show it. */
const Crops = ({ asset, focus }: { asset: Asset; focus: Focus }) => (
  <ul className={styles.crops} aria-label={t('media.detail.crops')}>
    {cropShapes.map((shape) => (
      <li key={shape} className={styles.crop}>
        <span className={styles.frame} style={{ paddingTop: `${PERCENT / shapeRatios[shape]}%` }}>
          <img
            src={versioned(asset)}
            alt=""
            className={styles.cropped}
            style={{ objectPosition: objectPosition({ ...asset, ...focus }, shape) }}
          />
        </span>
        <span className={styles.ratio}>{shape.replace('x', ':')}</span>
      </li>
    ))}
  </ul>
);

/** Chooses the point that crops keep, and shows the crops at once. */
export const FocusPicker = (props: FocusPickerProps) => (
  <section className={styles.section} aria-label={t('media.detail.focus')}>
    <FocusField {...props} />
    {!props.disabled && <p className={styles.hint}>{t('media.detail.focus.hint')}</p>}
    <Crops asset={props.asset} focus={props.focus} />
  </section>
);
