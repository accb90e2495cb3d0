import { type ReactNode, type RefCallback, useState } from 'react';

const NOTHING = { __html: '' };

const takeHtml = (onLost: () => void): RefCallback<HTMLElement> => {
  let nodes: ChildNode[] | undefined;
  return (element) => {
    if (!element) return;
    if (nodes) element.append(...nodes);
    else {
      nodes = Array.from(element.childNodes);
      if (!nodes.length) onLost();
    }
  };
};

/**
 * Returns the `htmlRef` of a `ServerHtml`. `onLost` is called if there is no HTML of the server: React then gave up the
 * hydration, because an extension of the browser had changed the page, for example.
 */
export const useServerHtml = (onLost: () => void) => useState(() => takeHtml(onLost))[0];

interface ServerHtmlProps {
  className: string | undefined;
  /** Moves what the server has rendered along when the element is made again at another place. */
  htmlRef: RefCallback<HTMLElement>;
  /** Rendered on the server, and in the browser where the server has not rendered it. */
  children: ReactNode;
}

/**
 * A part of the page that only the server renders. The browser keeps its HTML and needs neither its script nor its data.
 */
export const ServerHtml = ({ className, htmlRef, children }: ServerHtmlProps) =>
  children ? (
    <div className={className}>{children}</div>
  ) : (
    // oxlint-disable-next-line react/no-danger -- Empty, so that React leaves the children alone.
    <div ref={htmlRef} className={className} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  );
