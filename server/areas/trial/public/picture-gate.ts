import { inspectPicture, type InspectedPicture, type PictureFault } from '#engines/picture/inspect-picture.ts';
import { businessError } from '#server/kit/http/call-error.ts';

const codes = {
  empty: '20009',
  unreadable: '20009',
  format: '20010',
  encoding: '20011',
  tooManyPixels: '20007',
  tooSmall: '20007',
  tooLong: '20007',
} as const satisfies Record<PictureFault, string>;

/** Inspects a picture's header. Throws an error for a picture that no engine accepts; `field` names its source. */
export const passGate = (bytes: Buffer, field: string): InspectedPicture => {
  const inspected = inspectPicture(bytes);
  if (typeof inspected === 'string') throw businessError('ability', codes[inspected], field);
  return inspected;
};
