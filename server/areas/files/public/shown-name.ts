import { FILE_NAME_MAXIMUM } from '#contract/files/limits.ts';

const WITHOUT_NAME = '图片';

/** Returns a file name that is safe to show and store: no folders, no invisible characters, not too long. */
export const shownName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) as string;
  const seen = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return seen.slice(0, FILE_NAME_MAXIMUM).replace(/[\ud800-\udbff]$/, '') || WITHOUT_NAME;
};
