import { useRouteError } from 'react-router';
import { PageFailure } from './page-failure.tsx';

/** Replaces a failed page within the frame, so that the other pages stay reachable. */
export const WorkFailure = () => <PageFailure error={useRouteError()} />;
