import { createHash, createHmac, randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Sms } from './sms.ts';

export interface SmsProviderSettings {
  url: string;
  keyId: string;
  keySecret: string;
  /** The name in brackets before a message. */
  sign: string;
  template: string;
}

export const ANSWER_WITHIN_MS = 5000;
const ANSWER_MAXIMUM_BYTES = 64 * 1024;
/** The codes of a provider that are safe to log: not only digits, no text. */
const logged = /^[A-Za-z][\w.:-]{0,59}$/;

/** Posts once over a separate connection: a client that retries by itself could send a message twice. */
const post = (url: URL, headers: Record<string, string | number>, body: Buffer, within: number) =>
  new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(within);
    const giveUp = (error: Error) =>
      reject(signal.aborted ? new Error(`the provider did not answer within ${within} ms`, { cause: error }) : error);
    const request = send(url, { method: 'POST', headers, agent: false, signal }, (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > ANSWER_MAXIMUM_BYTES) request.destroy(new Error('the provider answered too much'));
      });
      answer.on('error', giveUp);
      answer.once('end', () => resolve({ status: answer.statusCode as number, body: Buffer.concat(chunks) }));
    });
    request.on('error', giveUp);
    request.end(body);
  });

const codeOf = (body: Buffer): unknown => {
  try {
    return (JSON.parse(body.toString()) as { Code?: unknown } | null)?.Code;
  } catch {
    return undefined;
  }
};

/** Sends messages over a provider's HTTP API; docs/operations.md describes its wire format. */
export const createHttpProvider = (
  { url, keyId, keySecret, sign, template }: SmsProviderSettings,
  { within = ANSWER_WITHIN_MS }: { within?: number } = {},
): Sms => {
  const address = new URL(url);
  return {
    provider: true,
    async send({ phone, code }) {
      const body = Buffer.from(
        JSON.stringify({
          PhoneNumbers: phone,
          SignName: sign,
          TemplateCode: template,
          TemplateParam: JSON.stringify({ code }),
        }),
      );
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonce = randomUUID();
      const bodyHash = createHash('sha256').update(body).digest('hex');
      const signed = ['POST', address.pathname + address.search, timestamp, nonce, bodyHash].join('\n');
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'x-sms-key-id': keyId,
        'x-sms-timestamp': timestamp,
        'x-sms-nonce': nonce,
        'x-sms-signature': createHmac('sha256', keySecret).update(signed).digest('hex'),
      };
      const answer = await post(address, headers, body, within);
      if (answer.status < 200 || answer.status > 299) throw new Error(`the provider answered ${answer.status}`);
      const answered = codeOf(answer.body);
      if (answered === 'OK') return;
      const reported = typeof answered === 'string' && logged.test(answered) ? answered : 'no code that can be logged';
      throw new Error(`the provider refused: ${reported}`);
    },
  };
};
