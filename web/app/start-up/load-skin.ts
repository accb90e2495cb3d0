/** A sheet that failed is there too, but keeps its rules to itself. */
const isLoaded = ({ sheet }: HTMLLinkElement) => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

const requestAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    // Whether an earlier request still runs or has failed cannot be told; a copy of the link asks anew and joins one that runs.
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`${copy.href} could not be loaded`)));
    link.replaceWith(copy);
  });

/** Waits until the skin's style sheet, which the page's head asks for, is there. A failure is logged and thrown. */
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
