import type { Page } from '@playwright/test';

/** How a user searches on a page. */
export interface SearchSteps {
  /** A button that opens the field, if it is not on the page. */
  opener?: string;
  field: string;
  keyword: string;
  /** Whether the form is sent, instead of results following what is typed. */
  sends?: boolean;
  result: string;
}

const GIVE_UP_AFTER_MS = 20_000;

/** Runs in the page. The keyword is typed at once, so that only the page is measured. */
const search = async ({ opener, field, keyword, sends, result, giveUp }: SearchSteps & { giveUp: number }) => {
  const elementOf = <Kind extends HTMLElement>(selector: string) =>
    new Promise<Kind>((resolve, reject) => {
      const observer = new MutationObserver(() => look());
      const timer = setTimeout(() => {
        observer.disconnect();
        reject(new Error(`${selector} did not come`));
      }, giveUp);
      const look = () => {
        const found = document.querySelector<Kind>(selector);
        if (!found) return;
        observer.disconnect();
        clearTimeout(timer);
        resolve(found);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  const began = performance.now();
  if (opener) (await elementOf(opener)).click();
  const input = await elementOf<HTMLInputElement>(field);
  input.focus();
  // The way around React, which otherwise takes the value for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, keyword);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: keyword, inputType: 'insertText' }));
  if (sends) input.form?.requestSubmit();
  await elementOf(result);
  return performance.now() - began;
};

/** Returns the milliseconds from the focus in the search box to the first result. */
export const firstResult = (page: Page, steps: SearchSteps): Promise<number> =>
  page.evaluate(search, { ...steps, giveUp: GIVE_UP_AFTER_MS });
