import { isRouteErrorResponse, Navigate, useRevalidator } from 'react-router';
import { useUndisturbed } from '../ui/interruptions.ts';
import type { CallFailure } from '../page.ts';
import { ErrorView } from './error-view.tsx';

/** Returns the message of a failed call. Errors of the page itself have no message that helps a reader. */
const sentenceOf = (error: unknown) =>
  error instanceof Error && (error as Partial<CallFailure>).code !== undefined ? error.message : undefined;

/** Replaces a page that failed. Missing and forbidden pages redirect to their address; others can be retried. */
export const PageFailure = ({ error }: { error: unknown }) => {
  const revalidator = useRevalidator();
  // No other news interrupts a user who reads why a page failed.
  useUndisturbed();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 403))
    // On the server, the server itself sends the page of that address.
    return typeof document === 'undefined' ? null : <Navigate to={`/error/${error.status}`} replace />;
  return (
    <ErrorView
      kind="other"
      message={sentenceOf(error)}
      onRetry={() => void revalidator.revalidate()}
      retrying={revalidator.state === 'loading'}
    />
  );
};
