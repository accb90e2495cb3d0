import type { Send } from '#web/kit/fetch-answer.ts';

/** Sends a request like `fetch`, and reports the sent part of it as 0 to 1. */
export const sendWithProgress =
  (onProgress: (sent: number) => void): Send =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('no answer')));
      request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      if (signal?.aborted) request.abort();
      request.send(body as FormData);
    });
