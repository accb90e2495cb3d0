import type { Socket } from 'node:net';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { Headers } from './security-headers.ts';

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** A longer address did not come from one of our programs: a user opened it in a browser. */
const ADDRESS_BYTES = 4096;
/** Whether the bytes that could not be read begin a request for a page with a long address. */
const asksForPage = (bytes: unknown): boolean => {
  const [line = ''] = (Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '').split('\r\n', 1);
  return line.length > ADDRESS_BYTES && /^(GET|HEAD) \/(?!(api|static|assets|files|trial)\/)/.test(line);
};

const page = (code: string, text: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${code} ${text}</title>
</head>
<body>
<h1>${text}</h1>
<p>这个网页地址太长，服务器没有处理。搜索词最多 ${KEYWORD_MAXIMUM} 个字，请缩短后再试。</p>
<p><a href="/">返回首页</a></p>
</body>
</html>
`;

/** Responds in the envelope, or with a page, to a malformed or late HTTP request, and closes the connection. */
export const answerClientError =
  (headers: Headers) => (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => {
    if (socket.destroyed || error.code === 'ECONNRESET') return;
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    const code = status.slice(0, 3);
    const text = messageOf('ability', code);
    const isPage = code === '431' && asksForPage(error.rawPacket);
    const body = isPage ? page(code, text) : JSON.stringify({ code, msg: text, data: null });
    const all: Headers = {
      ...headers,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
    socket.destroySoon();
  };
