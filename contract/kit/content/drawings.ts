/**
 * Pictures of content are drawings that come with the portal, by their names, or pictures of the library, by their
 * addresses.
 */

const folder = '/static/drawings/';

/** Returns the address of a picture that a field with `drawings` holds. */
export const pictureAddress = (picture: string): string =>
  picture === '' || picture.startsWith('/') ? picture : `${folder}${picture}.svg`;

/** A slide has a separate drawing for narrow windows, if it was drawn for slides. */
export const narrowOf = (picture: string): string =>
  /^site\/carousel-[a-z]+$/.test(picture) ? `${picture}-narrow` : picture;

/** Lists the drawings that content may show; the build writes it. */
export const DRAWING_INDEX = `${folder}index.json`;
export interface ListedDrawing {
  name: string;
  /** The name of its ability; empty for those of the site. */
  ability: string;
}
