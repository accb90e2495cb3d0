import { desk } from './desk.ts';
import { officeChair } from './office-chair.ts';

/** The place of a post: (x, y) is the ground below its chair's middle, `scale` 1 is for a body of 215. */
export type PostPlace = { x: number; y: number; scale: number; mirrored?: boolean };

/** A duty officer's chair and console; `reach` is the distance of the console from the chair, in units of the body. */
export function controlPost(place: PostPlace, reach = 52, recline = 0): string {
  const ahead = place.mirrored ? -reach : reach;
  return officeChair(place, recline) + desk({ ...place, x: place.x + ahead * place.scale });
}
