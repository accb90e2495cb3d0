/** The announcements read since the page loaded, for browsers that store nothing. */
const readHere = new Set<string>();

const nameOf = (userId: string) => `announcement.read.${userId}`;

/** Returns whether the user has marked the announcement as read in this browser. */
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
    // The storage is disabled or full: the next page shows the announcement again.
  }
};
