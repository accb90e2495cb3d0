import { useRouteError } from 'react-router';
import { PageFailure } from '#web/shell/page-failure.tsx';

/** Stands within the frame where one of its pages failed: the others may work. */
export const AccountFailure = () => <PageFailure error={useRouteError()} />;
