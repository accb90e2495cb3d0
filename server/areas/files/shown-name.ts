import { FILE_NAME_MAXIMUM } from '#contract/files/limits.ts';

const WITHOUT_NAME = '图片';

/** A file's name as it may be shown and stored: without folders and without what is not seen, cut where it is too long. */
export const shownName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) as string;
  const seen = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return seen.slice(0, FILE_NAME_MAXIMUM).replace(/[\ud800-\udbff]$/, '') || WITHOUT_NAME;
};
