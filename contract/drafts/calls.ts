import * as z from 'zod/mini';
import { fileId } from '../files/file-id.ts';
import { defineCall } from '../kit/call.ts';
import { text } from '../kit/text.ts';
import { draftKinds } from './kinds.ts';
import { DRAFT_CONTENT_MAXIMUM, DRAFT_FILES_MAXIMUM, DRAFT_SUBJECT_MAXIMUM } from './limits.ts';

const portal = '/api/ai-portal/portal/v1/drafts';

/** Counts the changes of a draft; 0 if there is none. */
const draftVersion = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** One below the maximum, because a change increments it. */
const seenVersion = z.int().check(z.gte(0), z.lte(2_147_483_646));

/** Names a draft of a user. A page that was opened by another user than the caller gets 403. */
const place = {
  /** The user whose page it is, as `userId` in the user info. */
  userId: text(20),
  kind: z.enum(draftKinds),
  /** The id of what the draft is about; empty if there is one draft of the kind. */
  subject: text(DRAFT_SUBJECT_MAXIMUM),
};

export const getDraft = defineCall({
  name: 'drafts.getDraft',
  method: 'POST',
  path: `${portal}/detail`,
  service: 'user',
  access: 'user',
  statuses: [403],
  summary: '读取自己的表单草稿；没有草稿时 content 为 null',
  request: z.object(place),
  answer: z.object({
    /** The values of the form as JSON. */
    content: z.nullable(z.string()),
    version: draftVersion,
    savedAt: z.nullable(z.iso.datetime()),
  }),
});

export const saveDraft = defineCall({
  name: 'drafts.saveDraft',
  method: 'POST',
  path: `${portal}/save`,
  service: 'user',
  access: 'user',
  statuses: [403],
  summary: '保存自己的表单草稿；已在别处保存过更新的版本时为 PTL0001，草稿过多时为 PTL0003',
  request: z.object({
    ...place,
    /** A JSON object. */
    content: text(DRAFT_CONTENT_MAXIMUM, 2),
    /** Uploaded files that the draft names. They are kept as long as the draft. */
    fileIds: z._default(z.array(fileId).check(z.maxLength(DRAFT_FILES_MAXIMUM)), []),
    /** The version that the page has seen. */
    version: seenVersion,
  }),
  answer: z.object({ version: draftVersion, savedAt: z.iso.datetime() }),
});

export const removeDraft = defineCall({
  name: 'drafts.removeDraft',
  method: 'POST',
  path: `${portal}/remove`,
  service: 'user',
  access: 'user',
  statuses: [403],
  summary: '删除自己的表单草稿；已在别处保存过更新的版本时为 PTL0001',
  request: z.object({ ...place, version: seenVersion }),
  answer: z.object({ version: draftVersion }),
});
