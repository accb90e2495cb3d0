/**
 * Reference "memory": Fastify, which serialises the portal's responses by schema from objects in memory. Arguments: the
 * portal's origin and the requests as JSON.
 */
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { inferAbility } from '#contract/api/infer.ts';
import { getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import type { Request } from '../load/load.ts';
import { answerTo } from '../requests.ts';
import { printAddress } from './print-address.ts';

const [origin = '', asked = '[]'] = process.argv.slice(2);
const calls = [queryAbilities, getAbility, inferAbility];

const isAt = (path: string, url: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`).test(url);

const app = Fastify();
app.get('/', async () => ({ ready: true }));
for (const request of JSON.parse(asked) as Request[]) {
  const answer = await answerTo(origin, request);
  const call = calls.find(({ path }) => isAt(path, request.path));
  if (!call) throw new Error(`no call answers ${request.path}`);
  const envelope = z.object({ code: z.string(), msg: z.string(), data: call.answer });
  const { $schema: _, ...schema } = z.toJSONSchema(envelope, { unrepresentable: 'any' });
  app.route({
    method: call.method,
    url: call.path,
    schema: { response: { 200: schema } },
    handler: async () => answer,
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
printAddress(app.server);
