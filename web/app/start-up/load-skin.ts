/** A style sheet that failed to load exists too, but its rules cannot be read. */
const isLoaded = ({ sheet }: HTMLLinkElement) => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

const requestAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    // It is unknown whether the earlier request still runs or has failed. A copy of the link makes a new request, or
    // joins the running one.
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`${copy.href} could not be loaded`)));
    link.replaceWith(copy);
  });

/** Waits until the skin's style sheet, linked in the page's head, has loaded. Logs a failure and throws. */
export const loadSkin = async (skin: string): Promise<void> => {
  try {
    const link = document.getElementById('skin') as HTMLLinkElement | null;
    if (!link || !link.href.endsWith(`/static/skin/${skin}/skin.css`))
      throw new Error(`the page names no skin ${skin}`);
    if (!isLoaded(link)) await requestAgain(link);
  } catch (error) {
    console.error('setting custom skin failed', error);
    throw error;
  }
};
