import { useRouteError } from 'react-router';
import { PageFailure } from './page-failure.tsx';

/** Stands within the frame where one of its pages failed: the others may work. */
export const WorkFailure = () => <PageFailure error={useRouteError()} />;
