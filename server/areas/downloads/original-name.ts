/** What systems and browsers add to the name of a copy. */
const COPY =
  /(?: ?\(\d{1,3}\)|(?: ?[-–] ?| |的)?副本(?: ?\(?\d{1,3}\)?)?| - copy(?: \(\d{1,3}\))?)(?=\.[^.]*(?:\.gz)?$|$)/i;
/** The endings of downloads that are not complete yet. */
const UNFINISHED = /\.(?:crdownload|part|partial|download|tmp)$/i;

/** Returns the names that a file may have had: its own, and those without the additions of browsers and systems. */
export const originalNames = (name: string): string[] => {
  const whole = name.replace(UNFINISHED, '');
  return [...new Set([name, whole, whole.replace(COPY, '')])].filter(Boolean);
};
