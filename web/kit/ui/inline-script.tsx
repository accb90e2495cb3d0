/**
 * An inline script for work that must happen before any file has loaded. The server allows it by its hash. The browser
 * runs it only once, so its bundle need not contain the code.
 */
export const InlineScript = ({ code }: { code: string }) => (
  // oxlint-disable-next-line react/no-danger -- The code is ours, fixed at build.
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);
