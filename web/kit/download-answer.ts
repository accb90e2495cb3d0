import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { makeCall } from './call.ts';
import type { Send } from './fetch-answer.ts';
import { downloadBlob } from './ui/download-text.ts';
import { showNotice } from './ui/notice.tsx';

/** The server may have to make the file before it answers. What follows takes as long as the network does. */
const BEGIN_WITHIN_MS = 60_000;

const typeOf = (contentType: string | null) => contentType?.split(';')[0]?.trim();

const isFileOf = ({ files = [] }: AnyCall, { ok, headers }: Response) =>
  ok && files.map(typeOf).includes(typeOf(headers.get('content-type')));

/**
 * Downloads the file that a call returns. A link would not do, since the session's token is a header. The file has the
 * quoted name of its answer or else `fallbackName`. A failure shows a notice or ends the session, as of any call.
 */
export const downloadAnswer = async <C extends AnyCall>(
  call: C,
  request: RequestOf<C>,
  fallbackName: string,
): Promise<void> => {
  let file: Response | undefined;
  const send: Send = async (address, init) => {
    const response = await fetch(address, init);
    if (!isFileOf(call, response)) return response;
    file = response;
    return new Response(JSON.stringify({ code: SUCCESS_CODE, msg: '' }));
  };
  try {
    await makeCall(call, request, { showMessage: true, timeoutMs: BEGIN_WITHIN_MS, send });
  } catch {
    return;
  }
  if (!file) return;
  const name = /filename="([\w.-]+)"/.exec(file.headers.get('content-disposition') ?? '')?.[1];
  try {
    downloadBlob(name ?? fallbackName, await file.blob());
  } catch {
    showNotice(networkMessage, 'danger');
  }
};
