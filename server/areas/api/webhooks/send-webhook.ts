import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import { AddressError, lookupAmong, reachable, readAddress } from '#server/kit/outbound/checked-address.ts';
import type { Tried } from './webhook-store.ts';

/** The part of an answer that the log stores; the rest is not read. */
const ANSWER_MAXIMUM_BYTES = 1024;

/** Parses the address of a receiver. Throws an `AddressError` unless it is one of TLS. */
export const readReceiver = (address: string, options: FetchOptions): URL => {
  const url = readAddress(address, options);
  if (url.protocol !== 'https:' && !options.mayBePlain) throw new AddressError('address');
  return url;
};

const post = (
  url: URL,
  {
    body,
    headers,
    addresses,
    signal,
  }: { body: string; headers: object; addresses: readonly string[]; signal: AbortSignal },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const tls = url.protocol === 'https:';
    const bytes = Buffer.from(body);
    (tls ? requestTls : requestPlain)(url, {
      method: 'POST',
      agent: tls ? new TlsAgent({ keepAlive: false }) : new PlainAgent({ keepAlive: false }),
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'user-agent': 'ai-open-portal',
      },
      lookup: lookupAmong(addresses),
      signal,
    })
      .once('response', resolve)
      .on('error', reject)
      .end(bytes);
  });

/** Reads the beginning of an answer. */
const readBeginning = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= ANSWER_MAXIMUM_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_MAXIMUM_BYTES).toString('utf8').replaceAll('\u0000', '');
};

const errorOfStatus = (status: number): string => {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400 ? '接收方要求重定向，平台不跟随' : `接收方返回 HTTP ${status}`;
};

/**
 * Sends a message to a receiver on the public internet, without following redirects. The receiver has `withinMs` for its
 * whole answer. Returns how it ended; never throws.
 */
export const sendWebhook = async (
  address: string,
  message: { body: string; headers: object },
  options: FetchOptions,
): Promise<Tried> => {
  const began = performance.now();
  const late = AbortSignal.timeout(options.withinMs);
  const ended = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
  const tried = (status: number | null, reason: string, answer = ''): Tried => ({
    status,
    fault: reason,
    answer,
    milliseconds: Math.round(performance.now() - began),
  });
  let status: number | null = null;
  const send = async (): Promise<Tried> => {
    const url = readReceiver(address, options);
    // Checked again for each try, because the name may have another address since.
    const addresses = await reachable(url, options);
    const response = await post(url, { ...message, addresses, signal: late });
    response.on('error', () => {});
    status = response.statusCode ?? 0;
    try {
      return tried(status, errorOfStatus(status), await readBeginning(response));
    } finally {
      response.destroy();
    }
  };
  try {
    return await Promise.race([send(), ended]);
  } catch (error) {
    if (late.aborted) return tried(status, `接收方没有在 ${options.withinMs / 1000} 秒内答复`);
    if (error instanceof AddressError)
      return tried(null, error.kind === 'address' ? '地址指向内网或不是公网的 https 地址' : '找不到接收方的主机');
    return tried(status, status === null ? '无法连接接收方' : '接收方的答复中断');
  }
};
