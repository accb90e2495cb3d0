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

/** What a picture is by its header. Throws the refusal of what no engine is given; `field` names where it came from. */
export const passGate = (bytes: Buffer, field: string): InspectedPicture => {
  const inspected = inspectPicture(bytes);
  if (typeof inspected === 'string') throw businessError('ability', codes[inspected], field);
  return inspected;
};
