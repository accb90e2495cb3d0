import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

/** The pages' own copy of the router: in development Vite loads another than the server would. */
export { createRequestHandler } from 'react-router';
export { pageContext } from '#web/kit/page.ts';
export { provideTexts } from '#web/kit/texts.ts';

/** Renders a whole page before anything of it is sent: it is hashed, compressed and kept. */
export default (request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => pipe(whole),
      onShellError: reject,
      onError: reject,
    });
  });

/** Failures of calls are told by the page server that made them; only a fault of a page itself is told here. */
export const handleError = (error: unknown) => {
  if (isRouteErrorResponse(error) || (error as { status?: number }).status !== undefined) return;
  console.error(error);
};
