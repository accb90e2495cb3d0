/** A script within the page, for what has to happen before any file has come. The server allows it by its hash; the browser, which runs it once, need not know its code. */
export const InlineScript = ({ code }: { code: string }) => (
  // oxlint-disable-next-line react/no-danger -- The code is ours, fixed at build.
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);
