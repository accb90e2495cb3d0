/** The sizes of the drawings that content may show, by the ends of their names. */
const sizes: readonly [RegExp, number, number][] = [
  [/\/(cover|install)$/, 480, 300],
  [/\/banner$/, 1440, 360],
  [/\/scenario-\d+$/, 400, 240],
  [/\/carousel-[a-z]+$/, 1440, 480],
  [/\/(application|platform)-[a-z-]+$/, 240, 160],
];

/** Returns the size of a drawing that content may show, by its name or address; undefined for other pictures. */
export const drawingSize = (picture: string): { width: number; height: number } | undefined => {
  const name = picture.replace(/^\/static\/drawings\/|\.svg$/g, '');
  const found = sizes.find(([pattern]) => pattern.test(name));
  return found && { width: found[1], height: found[2] };
};
