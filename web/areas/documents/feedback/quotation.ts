import { QUOTATION_MAXIMUM } from '#contract/documents/feedback.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

/** Control characters except tab and line break, and direction overrides: the call rejects them. */
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a selected text as the quotation of a feedback, cut to its maximum. */
export const quotationOf = (selected: string): string => {
  const text = selected.replace(/\r\n?/g, '\n').replace(unstorable, '').replace(unseen, '').trim();
  // The cut may leave half a character.
  return text.slice(0, QUOTATION_MAXIMUM).replace(unstorable, '').trim();
};

/** Returns what is selected in the article that an element is in, and its range; undefined if nothing is. */
export const selectionAround = (within: Element | null): { text: string; range: Range } | undefined => {
  const element = within?.closest('article');
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return undefined;
  const text = quotationOf(selection.toString());
  return text === '' ? undefined : { text, range };
};
