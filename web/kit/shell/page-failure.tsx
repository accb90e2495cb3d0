import { isRouteErrorResponse, Navigate, useRevalidator } from 'react-router';
import type { CallFailure } from '../page.ts';
import { ErrorView } from './error-view.tsx';

/** The sentence of a failed call; a fault of the page itself has none that helps a reader. */
const sentenceOf = (error: unknown) =>
  error instanceof Error && (error as Partial<CallFailure>).code !== undefined ? error.message : undefined;

/** Takes the place of a page that failed: missing and forbidden pages have their own address, others can be tried again. */
export const PageFailure = ({ error }: { error: unknown }) => {
  const revalidator = useRevalidator();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 403))
    // The server answers with the page of that address itself.
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
