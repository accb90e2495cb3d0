import {
  addAgreement,
  confirmAgreements,
  getAgreementStatus,
  getSubAccountAgreementStatus,
  getTerms,
  listReceipts,
  readAgreements,
  updateAgreement,
} from '#contract/agreements/calls.ts';
import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { CallError, protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { markdownErrorText, renderMarkdown } from '#server/kit/markdown/render-markdown.ts';
import { readerText } from './reader-text.ts';
import { statusOf, subAccountStatusOf } from './status.ts';
import { type AgreementStore, agreementsTag, createAgreementStore } from './store.ts';
import { readSubAccountText } from './sub-account-text.ts';

/** Returns an agreement's text as stored, with uniform line ends. */
const readContent = (content: string): string => {
  const read = content.replace(/\r\n?/g, '\n').trim();
  if (markdownErrorText(read)) throw protocolError('ability', 'invalid', 'content');
  return read;
};

/** The business error for a value that another version or agreement already has. It names the field. */
const taken = (field: string) => new CallError('ability', '10003', 200, field);

const readsAgreements = () => [agreementsTag];

export const serveAgreements = (calls: Calls, database: Database, { root, audit }: { root: string; audit: Audit }) => {
  const store = createAgreementStore(database);
  const subAccountText = readSubAccountText(root);

  calls.serve(
    getTerms,
    async (name) => {
      const agreement = await store.find(name);
      if (!agreement) throw protocolError('ability', 'notFound');
      const { content, ...rest } = agreement;
      return { ...rest, ...renderMarkdown(readerText(content)), versions: await store.listVersions(rest.key) };
    },
    readsAgreements,
  );

  calls.serve(
    readAgreements,
    async ({ key }) => {
      const agreements = await store.listCurrent(key);
      if (key !== undefined && agreements.length === 0) throw protocolError('ability', 'notFound', 'key');
      return agreements.map((agreement) => ({
        ...agreement,
        content: readerText(agreement.content),
        canNotConfirm: false,
      }));
    },
    readsAgreements,
  );

  /** Publishes and writes the audit log entry in one transaction. */
  const audited = <Published extends object | undefined>(
    act: 'agreement.add' | 'agreement.publish',
    caller: Caller,
    { key, version }: { key: string; version: string },
    publish: (within: AgreementStore) => Promise<Published>,
  ) =>
    database.transaction(async (transaction) => {
      const within = createAgreementStore(transaction);
      const published = await publish(within);
      if (published && !('taken' in published)) {
        const [agreement] = await within.listCurrent(key);
        await audit(transaction, {
          actor: userOf(caller),
          address: caller.address,
          act,
          objectKind: 'agreement',
          objectId: key,
          objectName: agreement?.title ?? key,
          detail: { version },
        });
      }
      return published;
    });

  calls.serve(addAgreement, async ({ useRequired, ...agreement }, caller) => {
    const publication = {
      ...agreement,
      content: readContent(agreement.content),
      summary: '',
      publishedBy: userOf(caller).accountId,
    };
    const added = await audited('agreement.add', caller, agreement, (within) => within.add(publication, useRequired));
    if ('taken' in added) throw taken(added.taken);
    return { ...agreement, ...added };
  });

  calls.serve(updateAgreement, async (agreement, caller) => {
    const publication = {
      ...agreement,
      content: readContent(agreement.content),
      publishedBy: userOf(caller).accountId,
    };
    const published = await audited('agreement.publish', caller, agreement, (within) => within.publish(publication));
    if (!published) throw protocolError('ability', 'notFound', 'key');
    if ('taken' in published)
      throw published.taken === 'replaces'
        ? businessError('ability', CHANGED_BY_OTHERS, 'replaces')
        : taken(published.taken);
    return { ...agreement, ...published };
  });

  const status = async ({ accountId, subAccountId }: SignedInUser) => {
    const pending = await store.listPending(accountId);
    return subAccountId === undefined
      ? statusOf(accountId, pending)
      : subAccountStatusOf(subAccountId, pending, subAccountText);
  };
  calls.serve(getAgreementStatus, (_request, caller) => status(userOf(caller)));
  calls.serve(getSubAccountAgreementStatus, (_request, caller) => status(userOf(caller)));

  calls.serve(confirmAgreements, async ({ userId, versions }, { user, address }) => {
    if (!user) throw new CallError('user', 'US000004', 401);
    if (user.subAccountId !== undefined) throw protocolError('user', 'forbidden');
    if (userId !== user.accountId) throw protocolError('user', 'notFound', 'userId');
    const written = await store.confirm(user.accountId, address, versions);
    const after = await status(user);
    if (written === 0 && !after.showPrivacyAgt) throw businessError('user', 'US000011');
    return after;
  });

  calls.serve(listReceipts, (_request, caller) => store.receiptsOf(userOf(caller).accountId));
};
