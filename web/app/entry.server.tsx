import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { ShownResult } from '#web/areas/trial/showcase/shown-result.tsx';
import { onServer } from '#web/areas/trial/stored/server-parts.ts';
import { storedParts } from '#web/areas/trial/stored/stored-parts.ts';
import { nonceOf } from '#web/kit/page.ts';
import { ScriptNonce } from '#web/kit/ui/inline-script.tsx';

onServer.parts = storedParts;
onServer.ShownResult = ShownResult;

/** The pages' own copy of the router: in development Vite loads a different copy than the server would. */
export { createRequestHandler } from 'react-router';
export { pageContext } from '#web/kit/page.ts';
export { provideTexts } from '#web/kit/texts.ts';

/** Renders the whole page before sending any of it, since the page is compressed and cached. */
export default (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  pageContext: RouterContextProvider,
) =>
  new Promise<Response>((resolve, reject) => {
    const nonce = nonceOf(pageContext);
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
    const { pipe } = renderToPipeableStream(
      <ScriptNonce value={nonce}>
        <ServerRouter context={context} url={request.url} {...(nonce !== undefined && { nonce })} />
      </ScriptNonce>,
      { onAllReady: () => pipe(whole), onShellError: reject, onError: reject },
    );
  });

/** Logs only errors of a page itself. The page server logs the failed calls that it makes. */
export const handleError = (error: unknown) => {
  if (isRouteErrorResponse(error) || (error as { status?: number }).status !== undefined) return;
  console.error(error);
};
