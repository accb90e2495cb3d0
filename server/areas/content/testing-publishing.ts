import { randomUUID } from 'node:crypto';
import * as contentCalls from '#contract/content/calls.ts';
import type { TestApp } from '#server/app/testing.ts';

/** The actions of an operator who publishes entries of a kind. */
export const createPublishing = ({ call }: Pick<TestApp, 'call'>, token: string, kind: string) => ({
  /** Returns the code of the answer, and the field that is wrong. */
  async publish(slug: string, payload: object): Promise<{ entryId: string; code: string; field?: string | undefined }> {
    const made = await call(
      contentCalls.createEntry,
      { kind, slug, parentId: null, payload },
      { token, 'idempotency-key': randomUUID() },
    );
    const { entryId, revision } = made.body.data;
    const { body } = await call(contentCalls.publish, { entryId, revision }, { token });
    return { entryId, code: body.code, field: (body.data as { field?: string } | null)?.field };
  },
  async change(entryId: string, changed: object): Promise<string> {
    const { revision, payload } = (await call(contentCalls.getEntry, { entryId }, { token })).body.data;
    const next = { ...payload, ...changed };
    return (await call(contentCalls.publish, { entryId, revision, payload: next }, { token })).body.code;
  },
  async unpublish(entryId: string): Promise<string> {
    const { revision } = (await call(contentCalls.getEntry, { entryId }, { token })).body.data;
    return (await call(contentCalls.unpublish, { entryId, revision, confirmed: true }, { token })).body.code;
  },
});
