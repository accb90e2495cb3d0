import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApplication, createKey, getApplication } from '#contract/api/applications/calls.ts';
import { inferAbility } from '#contract/api/infer.ts';
import type { RequestOf } from '#contract/kit/call.ts';
import type { TestApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE } from '#server/areas/trial/testing.ts';

/** What tests about applications do over HTTP. */
export const createKeyDeeds = ({ app, call, database }: Pick<TestApp, 'app' | 'call' | 'database'>) => ({
  /** Makes an application and returns its id. */
  async application(token: string, name = '巡检程序'): Promise<string> {
    const { body } = await call(createApplication, { name }, { token, 'idempotency-key': randomUUID() });
    return body.data.applicationId;
  },

  async key(token: string, applicationId: string, given: Partial<RequestOf<typeof createKey>> = {}) {
    const { body } = await call(createKey, { applicationId, kind: 'live', uses: ['infer'], ...given }, { token });
    return body.data;
  },

  open: async (token: string, applicationId: string) =>
    (await call(getApplication, { applicationId }, { token })).body.data,

  /** Recognises a sample with a key on a node, and returns status and code. */
  async infer(key: string, { node = app, from = '203.0.113.7', abilityNo = ABILITY }: InferOptions = {}) {
    const response = await node.inject({
      method: 'POST',
      url: inferAbility.path.replace(':abilityNo', abilityNo),
      headers: { authorization: `Bearer ${key}` },
      payload: { sampleId: SAMPLE },
      remoteAddress: from,
    });
    return `${response.statusCode} ${response.json().code}`;
  },

  /** The messages of an account, the latest first. */
  messages: (ownerId: number | string) =>
    database.query<{ title: string; content: string; link: string | null }>(
      {
        name: '',
        text: 'select title, content, link from messages_message where owner_id = $1 order by message_push_id desc',
      },
      [ownerId],
    ),
});

interface InferOptions {
  node?: FastifyInstance;
  from?: string;
  abilityNo?: string;
}
