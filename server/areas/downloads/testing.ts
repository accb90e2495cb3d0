import { randomUUID } from 'node:crypto';
import * as contentCalls from '#contract/content/calls.ts';
import type { TestApp } from '#server/app/testing.ts';

/** A download as an operator types it. */
export const payloadOf = (file: string, more: object = {}) => ({
  title: '测试资源',
  summary: '',
  labels: ['固件'],
  abilityNos: [],
  audience: 'everybody',
  licence: 'MIT',
  firmware: ['V5.01'],
  fileClass: 1,
  versions: [versionOf(file)],
  ...more,
});

export const versionOf = (file: string, version = '1.0') => ({
  version,
  date: '2026-11-01T00:00:00+08:00',
  notes: `**${version}** 的说明`,
  file,
});

/** The acts of an operator who publishes downloads. */
export const createPublishing = ({ call }: Pick<TestApp, 'call'>, token: string) => ({
  async publish(slug: string, payload: object): Promise<{ entryId: string; code: string }> {
    const made = await call(
      contentCalls.createEntry,
      { kind: 'download', slug, parentId: null, payload },
      { token, 'idempotency-key': randomUUID() },
    );
    const { entryId, revision } = made.body.data;
    const { body } = await call(contentCalls.publish, { entryId, revision }, { token });
    return { entryId, code: body.code };
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
