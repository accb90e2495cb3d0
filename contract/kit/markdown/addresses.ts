/** Allowed targets of links in a text: http, https, mailto, tel, paths of the portal, places on the page. */
export const allowedLink = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;
/** A path of ours: a picture on another site would show that site who reads the text. */
export const allowedPicture = /^\/(?![/\\])/;

/** A link to an entry by its id, so that it survives a change of the address: `entry:<id>` and maybe `#<place>`. */
const entryLink = /^entry:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(#\S*)?$/;

/** Reads a link to an entry; undefined for other addresses. */
export const readEntryLink = (address: string): { entryId: string; place: string } | undefined => {
  const [, entryId, place = ''] = entryLink.exec(address) ?? [];
  return entryId === undefined ? undefined : { entryId, place };
};

/** Returns the address that leads to an entry. */
export const entryLinkTo = (entryId: string): string => `entry:${entryId}`;
