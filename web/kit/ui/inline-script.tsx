import { createContext, useContext } from 'react';

/** The nonce of the page's inline scripts, which only a render on the server has. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * An inline script for work that must happen before any file has loaded. The server allows it by its nonce. The browser
 * runs it only once, so its bundle need not contain the code.
 */
export const InlineScript = ({ code }: { code: string }) => (
  // oxlint-disable-next-line react/no-danger -- The code is ours, fixed at build.
  <script nonce={useContext(ScriptNonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);
