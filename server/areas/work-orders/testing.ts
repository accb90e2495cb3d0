import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#contract/kit/call.ts';
import { type actOnOrder, actOnOrder as act, createOrder, getOrder } from '#contract/work-orders/calls.ts';
import { actOnDesk, getDeskOrder } from '#contract/work-orders/console-calls.ts';
import type { TestApp } from '#server/app/testing.ts';

type New = RequestOf<typeof createOrder>;
type CustomerAct = Omit<RequestOf<typeof actOnOrder>, 'orderId' | 'version'>;
type OperatorAct = Omit<RequestOf<typeof actOnDesk>, 'orderId' | 'version'>;

export const someOrder: New = {
  kind: 1,
  title: '反光衣识别的部署方式',
  description: '想了解反光衣识别能否部署在现有的服务器上。',
  severity: 3,
  contactName: '测试联系人',
  contactPhone: '13800000000',
};

const key = () => ({ 'idempotency-key': randomUUID() });

/** The HTTP calls that tests about work orders make. */
export const createDeeds = ({ call, signUp }: Pick<TestApp, 'call' | 'signUp'>) => {
  const versionOf = async (orderId: string, token: string) =>
    (await call(getOrder, { orderId }, { token })).body.data.version;

  return {
    key,
    operator: () => signUp({ userRoles: [5] }),
    tryCreate: (token: string, more: object = {}) => call(createOrder, { ...someOrder, ...more }, { token, ...key() }),
    async create(token: string, more: object = {}): Promise<string> {
      const answer = await call(createOrder, { ...someOrder, ...more }, { token, ...key() });
      return answer.body.data.orderId;
    },
    open: async (token: string, orderId: string) => (await call(getOrder, { orderId }, { token })).body.data,
    openAtDesk: async (token: string, orderId: string) => (await call(getDeskOrder, { orderId }, { token })).body.data,
    /** Acts on the current version of an order. */
    async act(token: string, orderId: string, deed: CustomerAct) {
      const version = await versionOf(orderId, token);
      return call(act, { orderId, version, ...deed }, { token, ...key() });
    },
    async actAtDesk(token: string, orderId: string, deed: OperatorAct) {
      const { version } = (await call(getDeskOrder, { orderId }, { token })).body.data;
      return call(actOnDesk, { orderId, version, ...deed }, { token, ...key() });
    },
  };
};
