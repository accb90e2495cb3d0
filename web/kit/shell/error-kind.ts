/** The three variants of the error page. */
export type ErrorKind = '403' | '404' | 'other';

/** Returns the variant for the type in an address. */
export const errorKindOf = (type: string | undefined): ErrorKind => (type === '403' || type === '404' ? type : 'other');

/** The HTTP status of the page itself. The page for other errors is a working page, so its status is 200. */
export const errorPageStatus: Record<ErrorKind, number> = { 403: 403, 404: 404, other: 200 };

/** The picture's name: one for pages out of reach, one for failures. */
export const errorPicture: Record<ErrorKind, string> = {
  403: 'network-error',
  404: 'network-error',
  other: 'server-error',
};
