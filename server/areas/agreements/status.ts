import { LRUCache } from 'lru-cache';
import type { AgreementStatus, UpdatedAgreement } from '#contract/agreements/calls.ts';
import { renderMarkdownPart } from '#server/kit/markdown/render-markdown.ts';
import { changesBetween } from './changes.ts';
import type { PendingAgreement } from './confirmation-store.ts';
import { readerText } from './reader-text.ts';

const CACHED_MAXIMUM = 64;
/** Rendered HTML by its markdown. After a publication every user requests the same text. */
const rendered = new LRUCache<string, string>({ max: CACHED_MAXIMUM });

const htmlOf = (content: string): string => {
  const html = rendered.get(content) ?? renderMarkdownPart(content);
  rendered.set(content, html);
  return html;
};

const updatedAgreement = ({ agreed, content: stored, ...pending }: PendingAgreement): UpdatedAgreement => {
  const content = readerText(stored);
  const changes = agreed && changesBetween(readerText(agreed.content), content);
  return {
    ...pending,
    content: htmlOf(content),
    canNotConfirm: false,
    ...(agreed && { agreedVersion: agreed.version, agreedTime: agreed.time }),
    ...(changes && { changes }),
  };
};

/** Returns what a main account has to confirm. */
export const statusOf = (userId: string, pending: readonly PendingAgreement[]): AgreementStatus => ({
  showPrivacyAgt: pending.length > 0,
  userId,
  agreements: pending.map(updatedAgreement),
});

/** Returns what a sub-account sees while its main account has something to confirm. */
export const subAccountStatusOf = (
  userId: string,
  pending: readonly PendingAgreement[],
  text: { title: string; html: string },
): AgreementStatus => ({
  showPrivacyAgt: pending.length > 0,
  userId,
  agreements:
    pending.length > 0 ? [{ key: 'sub-account', title: text.title, content: text.html, canNotConfirm: true }] : [],
});
