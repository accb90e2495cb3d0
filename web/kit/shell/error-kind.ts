/** Which of its three faces the error page shows. */
export type ErrorKind = '403' | '404' | 'other';

/** The face for the type that an address names. */
export const errorKindOf = (type: string | undefined): ErrorKind => (type === '403' || type === '404' ? type : 'other');

/** HTTP status of the page itself; the page that tells of other errors is there and well. */
export const errorPageStatus: Record<ErrorKind, number> = { 403: 403, 404: 404, other: 200 };

/** Name of the picture: what cannot be reached, and what is broken. */
export const errorPicture: Record<ErrorKind, string> = {
  403: 'network-error',
  404: 'network-error',
  other: 'server-error',
};
