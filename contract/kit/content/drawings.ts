/** Pictures of content are drawings of ours, by their names, or pictures of the library, by their addresses. */

const folder = '/static/drawings/';

/** Returns the address of a picture that a field with `drawings` holds. */
export const pictureAddress = (picture: string): string =>
  picture === '' || picture.startsWith('/') ? picture : `${folder}${picture}.svg`;

export interface DrawingSize {
  width: number;
  height: number;
}

const sizes: readonly [RegExp, DrawingSize][] = [
  [/^ability-\d+\/(cover|install)$/, { width: 480, height: 300 }],
  [/^ability-\d+\/banner$/, { width: 1440, height: 360 }],
  [/^ability-\d+\/scenario-\d+$/, { width: 400, height: 240 }],
  [/^site\/carousel-[a-z]+$/, { width: 1440, height: 480 }],
  [/^site\/(application|platform)-[a-z-]+$/, { width: 240, height: 160 }],
];

/** Returns the size of a drawing that content may show, by its name or address; undefined for other pictures. */
export const drawingSize = (picture: string): DrawingSize | undefined => {
  const name = picture.startsWith(folder) ? picture.slice(folder.length).replace(/\.svg$/, '') : picture;
  return sizes.find(([pattern]) => pattern.test(name))?.[1];
};

/** A slide has a drawing of its own for narrow windows, if it is one that was drawn for slides. */
export const narrowOf = (picture: string): string =>
  /^site\/carousel-[a-z]+$/.test(picture) ? `${picture}-narrow` : picture;

/** Lists the drawings that content may show; the build writes it. */
export const DRAWING_INDEX = `${folder}index.json`;
export interface ListedDrawing {
  name: string;
  /** The name of its ability; empty for those of the site. */
  ability: string;
}
