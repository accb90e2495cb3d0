/** Returns whether a cover is the picture that comes with a film, and neither a drawing nor one of the library. */
export const isOfFilm = (cover: string): boolean => cover.startsWith('/videos/');

/** Returns the picture that a player shows before it plays. A drawing needs the colours of the page. */
export const posterOf = (cover: string): string | undefined =>
  isOfFilm(cover) || cover.startsWith('/media/') ? cover : undefined;
