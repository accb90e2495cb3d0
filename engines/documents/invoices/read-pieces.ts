/** Documents read at most on one sheet. */
export const PIECES_MAXIMUM = 12;
/** Of the 15 s that an answer may take; what is begun by then is read to its end. */
export const READING_MAXIMUM_MS = 10_000;

/** What came of the documents on a sheet. */
export interface Sheet<Found> {
  found: Found[];
  /** Documents of no kind that is known here. */
  unknown: number;
  /** Documents that nobody looked at, for their number or for want of time. */
  beyond: number;
  late: number;
}

/** Reads one document after the other; a document whose reading is given up for want of time counts as late. */
export const readPieces = async <Box, Found>(
  boxes: readonly Box[],
  read: (box: Box, hasTime: () => boolean) => Promise<Found | undefined>,
  hasTime: () => boolean,
): Promise<Sheet<Found>> => {
  const sheet: Sheet<Found> = { found: [], unknown: 0, beyond: Math.max(0, boxes.length - PIECES_MAXIMUM), late: 0 };
  for (const box of boxes.slice(0, PIECES_MAXIMUM)) {
    const found = hasTime() ? await read(box, hasTime) : undefined;
    if (found) sheet.found.push(found);
    else if (hasTime()) sheet.unknown += 1;
    else sheet.late += 1;
  }
  return sheet;
};

/** What the user has to be told of documents that are not in the answer. */
export const notesOf = ({ found, unknown, beyond, late }: Sheet<unknown>): string[] => {
  const left = [
    ...(unknown > 0 && found.length > 0 ? [`另有 ${unknown} 张未能识别种类，未给出字段。`] : []),
    ...(beyond > 0 ? [`一次最多识别 ${PIECES_MAXIMUM} 张，另有 ${beyond} 张未识别。`] : []),
    ...(late > 0 ? [`识别用时过长，另有 ${late} 张未识别。`] : []),
  ];
  return found.length === 0 ? ['没有在图片中找到本能力可识别的票据。', ...left] : left;
};
