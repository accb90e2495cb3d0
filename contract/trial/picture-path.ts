/** Returns the path of a user's picture, which only its owner can fetch; `small` is a copy for lists. */
export const picturePath = (pictureId: string, size?: 'small') =>
  `/trial/pictures/${pictureId}${size === undefined ? '' : `?size=${size}`}`;
