import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { customerList } from './customer-list.ts';

export const customer = z.object({
  userName: z.string(),
  /** The middle digits are hidden. */
  phone: z.string(),
  enterpriseName: z.nullable(z.string()),
  authStatus: z.int(),
  createdAt: z.iso.datetime(),
});

export const queryCustomers = defineCall({
  name: 'identity.queryCustomers',
  method: 'POST',
  path: '/api/ai-portal/portal/v1/identity/customers/query',
  service: 'user',
  access: 'customers',
  summary: '我的客户：以当前账号为销售联系人的主账号，最近注册的在前',
  request: z.object(requestFields(customerList, { pageNo, pageSize })),
  answer: z.object({ total: count, pageNo, pageSize, list: z.array(customer) }),
});
