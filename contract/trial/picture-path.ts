/** Where a picture of one's own is to be had, by its owner alone; `small` is a copy for lists. */
export const picturePath = (pictureId: string, size?: 'small') =>
  `/trial/pictures/${pictureId}${size === undefined ? '' : `?size=${size}`}`;
