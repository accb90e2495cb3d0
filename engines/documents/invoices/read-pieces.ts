import { OutOfTime } from '../document-reader.ts';

/** The maximum number of documents that are read on one sheet. */
export const PIECES_MAXIMUM = 12;
/** A part of the 15 s of an answer: a step that has begun by then may take long under load. */
export const READING_MAXIMUM_MS = 9000;

/** The results of the documents on a sheet. */
export interface Sheet<Found> {
  found: Found[];
  /** Documents of an unknown kind. */
  unknown: number;
  /** Documents that were not looked at, because of their number or for lack of time. */
  beyond: number;
  late: number;
  /** For lack of time it is unknown whether the print next to the papers makes documents. */
  isBesideLate?: boolean;
}

export const together = <Found>(papers: Sheet<Found>, beside: Sheet<Found>): Sheet<Found> => ({
  ...beside,
  found: [...papers.found, ...beside.found],
  unknown: papers.unknown + beside.unknown,
  beyond: papers.beyond + beside.beyond,
  late: papers.late + beside.late,
});

/**
 * Reads one document after the other, the small ones first, so that the answer has as many as possible; a document
 * whose reading rejects with `OutOfTime` counts as late.
 */
export const readPieces = async <Box extends { width: number; height: number }, Found>(
  boxes: readonly Box[],
  read: (box: Box) => Promise<Found | undefined>,
  maximum = PIECES_MAXIMUM,
): Promise<Sheet<Found>> => {
  const sheet: Sheet<Found> = { found: [], unknown: 0, beyond: Math.max(0, boxes.length - maximum), late: 0 };
  const chosen = boxes.slice(0, maximum).toSorted((a, b) => a.width * a.height - b.width * b.height);
  for (const box of chosen) {
    try {
      const found = await read(box);
      if (found) sheet.found.push(found);
      else sheet.unknown += 1;
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      sheet.late += 1;
    }
  }
  return sheet;
};

/** Returns notes for the user about documents that are not in the answer. */
export const notesOf = ({ found, unknown, beyond, late, isBesideLate }: Sheet<unknown>): string[] => [
  ...(found.length === 0 ? ['没有在图片中找到本能力可识别的票据。'] : []),
  ...(unknown > 0 && found.length > 0 ? [`另有 ${unknown} 张未能识别种类，未给出字段。`] : []),
  ...(beyond > 0 ? [`一次最多识别 ${PIECES_MAXIMUM} 张，另有 ${beyond} 张未识别。`] : []),
  ...(late > 0 ? [`识别用时过长，另有 ${late} 张未识别。`] : []),
  ...(isBesideLate ? ['识别用时过长，纸张之外的文字未识别。'] : []),
];
