import { Trash2 } from 'lucide-react';
import type { OwnPicture } from '#contract/trial/calls.ts';
import { picturePath } from '#contract/trial/picture-path.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { OwnLimits } from '../../own-limits.tsx';
import styles from './own-pictures.module.css';

const ICON_PX = 14;
/** The position of the time in a formatted date. The date is omitted, since no picture is older than a day. */
const TIME_AT = 'YYYY-MM-DD '.length;

interface PictureListProps {
  pictures: readonly OwnPicture[];
  /** The ID of the picture on the stage. */
  chosen: string | undefined;
  onPicture: (picture: OwnPicture) => void;
  onRemove: (picture: OwnPicture) => void;
}

/** Lists the user's stored pictures, to try again or to remove. */
export const PictureList = ({ pictures, chosen, onPicture, onRemove }: PictureListProps) => {
  if (pictures.length === 0)
    return (
      <div className={styles.none}>
        <OwnLimits />
      </div>
    );
  return (
    <ul className={styles.pictures} aria-label={t('trialPanel.own.kept')}>
      {pictures.map((picture) => {
        const time = formatMinute(picture.createdAt);
        return (
          <li key={picture.pictureId}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('trialPanel.own.again', { time })}
              aria-pressed={picture.pictureId === chosen}
              onClick={() => onPicture(picture)}
            >
              <img src={picturePath(picture.pictureId, 'small')} alt="" width={88} height={56} loading="lazy" />
            </button>
            <span className={styles.foot}>
              <time dateTime={picture.createdAt} title={time}>
                {time.slice(TIME_AT)}
              </time>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('trialPanel.own.removeOf', { time })}
                title={t('trialPanel.own.remove')}
                onClick={() => onRemove(picture)}
              >
                <Trash2 size={ICON_PX} aria-hidden="true" />
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
