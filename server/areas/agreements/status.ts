import { LRUCache } from 'lru-cache';
import type { AgreementStatus, UpdatedAgreement } from '#contract/agreements/calls.ts';
import { renderMarkdownPart } from '#server/kit/markdown/render-markdown.ts';
import { changesBetween } from './changes.ts';
import type { PendingAgreement } from './confirmation-store.ts';

const KEPT = 64;
/** HTML by its markdown: after a publication every user asks for the same. */
const rendered = new LRUCache<string, string>({ max: KEPT });

const htmlOf = (content: string): string => {
  const html = rendered.get(content) ?? renderMarkdownPart(content);
  rendered.set(content, html);
  return html;
};

const updatedAgreement = ({ agreed, content, ...pending }: PendingAgreement): UpdatedAgreement => {
  const changes = agreed && changesBetween(agreed.content, content);
  return {
    ...pending,
    content: htmlOf(content),
    canNotConfirm: false,
    ...(agreed && { agreedVersion: agreed.version, agreedTime: agreed.time }),
    ...(changes && { changes }),
  };
};

/** What a main account has to confirm. */
export const statusOf = (userId: string, pending: readonly PendingAgreement[]): AgreementStatus => ({
  showPrivacyAgt: pending.length > 0,
  userId,
  agreements: pending.map(updatedAgreement),
});

/** What a sub-account sees of what its main account has to confirm. */
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
