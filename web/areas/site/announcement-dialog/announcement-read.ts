/** Read in this page's time, where the browser keeps nothing. */
const readHere = new Set<string>();

const nameOf = (userId: string) => `announcement.read.${userId}`;

/** Whether the user has marked the announcement read in this browser. */
export const isAnnouncementRead = (userId: string, announcementId: string): boolean => {
  if (readHere.has(`${userId} ${announcementId}`)) return true;
  try {
    return localStorage.getItem(nameOf(userId)) === announcementId;
  } catch {
    return false;
  }
};

export const markAnnouncementRead = (userId: string, announcementId: string): void => {
  readHere.add(`${userId} ${announcementId}`);
  try {
    localStorage.setItem(nameOf(userId), announcementId);
  } catch {
    // Closed or full: the announcement comes again with the next page.
  }
};
