import { getDraft, removeDraft, saveDraft } from '#contract/drafts/calls.ts';
import type { DraftKind } from '#contract/drafts/kinds.ts';
import { DRAFT_CONTENT_MAXIMUM } from '#contract/drafts/limits.ts';
import { NO_MORE } from '#contract/kit/errors/portal.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { makeCall } from '../call.ts';
import { readToken } from '../session/token.ts';
import { t } from '../texts.ts';
import type { DraftStore } from './draft-saver.ts';
import { leavingOptions } from './leaving-options.ts';

/** The owner and the purpose of a draft. Several users may use one tab one after another. */
export interface DraftPlace {
  /** As `userIdOf` returns it. */
  userId: string;
  kind: DraftKind;
  /** The id of what the draft is about, if there can be several drafts of the kind. */
  subject?: string;
}

/** A page whose session has ended keeps the draft in the tab. */
const requireSession = () => {
  if (readToken() === undefined) throw new Error(messageOf('user', 'US000004'));
};

const fileIdsIn = ({ fileIds }: { fileIds?: unknown }): string[] =>
  Array.isArray(fileIds) ? fileIds.filter((id): id is string => typeof id === 'string') : [];

/** Keeps a draft in the user's drafts on the server, with the uploaded files that `fileIds` of the values names. */
export const createServerDraftStore = <Values extends object>(
  { userId, kind, subject = '' }: DraftPlace,
  read: (kept: object) => Values,
): DraftStore<Values> => {
  const place = { userId, kind, subject };
  return {
    async read() {
      requireSession();
      const { content, ...stored } = await makeCall(getDraft, place);
      return { values: content === null ? null : read(JSON.parse(content) as object), ...stored };
    },
    async save(values, version, leaving) {
      requireSession();
      const content = JSON.stringify(values);
      if (content.length > DRAFT_CONTENT_MAXIMUM) throw new Error(t('layers.draft.tooLong'));
      const request = { ...place, content, fileIds: fileIdsIn(values), version };
      try {
        return await makeCall(saveDraft, request, leaving ? leavingOptions(content.length) : {});
      } catch (error) {
        if ((error as { code?: string }).code === NO_MORE) throw new Error(t('layers.draft.tooMany'), { cause: error });
        throw error;
      }
    },
    async remove(version, leaving) {
      requireSession();
      return makeCall(removeDraft, { ...place, version }, leaving ? leavingOptions(0) : {});
    },
  };
};
