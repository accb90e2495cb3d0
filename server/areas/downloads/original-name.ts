/** What browsers add to a file whose name is taken, and to one that is not whole yet. */
const COPY =
  /(?: ?\(\d{1,3}\)|(?: ?[-–] ?| |的)?副本(?: ?\(?\d{1,3}\)?)?| - copy(?: \(\d{1,3}\))?)(?=\.[^.]*(?:\.gz)?$|$)/i;
const UNFINISHED = /\.(?:crdownload|part|partial|download|tmp)$/i;

/** Returns the names that a file may have had: its own, and that without what a browser or a system adds to copies. */
export const originalNames = (name: string): string[] => {
  const whole = name.replace(UNFINISHED, '');
  return [...new Set([name, whole, whole.replace(COPY, '')])].filter(Boolean);
};
