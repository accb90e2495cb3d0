import { useEffect, useState } from 'react';
import { data, type MetaArgs, useLoaderData, useLocation } from 'react-router';
import { isPermissionCode } from '#contract/permissions.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { type ErrorAddressState, errorAddressScript } from '#web/kit/shell/error-address.ts';
import { errorKindOf, errorPageStatus } from '#web/kit/shell/error-kind.ts';
import { ErrorView } from '#web/kit/shell/error-view.tsx';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { InlineScript } from '#web/kit/ui/inline-script.tsx';
import { t } from '#web/kit/texts.ts';
import { ForbiddenLogin } from './forbidden-login.tsx';
import { MissingRight } from './missing-right.tsx';

/** Returns the permission code that a 403 page names. */
const rightOf = (search: URLSearchParams) => {
  const right = search.get('right');
  return isPermissionCode(right) ? right : undefined;
};

const load = async ({ params, url }: LoadArgs) => {
  const kind = errorKindOf(params.type);
  return data(
    { kind, right: kind === '403' ? rightOf(url.searchParams) : undefined },
    { status: errorPageStatus[kind] },
  );
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  bare: ({ type }) => errorKindOf(type) === '404',
  canonicalSearch: (search) => {
    const right = rightOf(search);
    return right ? `right=${right}` : '';
  },
  fewSearches: true,
  canonicalPath: ({ type }) => `/error/${errorKindOf(type)}`,
};

export const meta = ({ matches, params }: MetaArgs) =>
  pageHead(matches, { title: t(`site.error.${errorKindOf(params.type)}.title`) });

/** Returns the address that was requested. Only the browser has it, after hydration. */
const useWanted = () => {
  const { state } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => setWanted((state as ErrorAddressState | null)?.wanted), [state]);
  return wanted;
};

export default () => {
  const { kind, right } = useLoaderData<typeof load>();
  const wanted = useWanted();
  return (
    <>
      <InlineScript code={errorAddressScript(kind, right)} />
      {kind === '403' ? (
        <ErrorView
          kind={kind}
          advice={right && t('identity.forbidden.advice')}
          details={right && <MissingRight right={right} />}
          actions={<ForbiddenLogin wanted={wanted} />}
        />
      ) : (
        <ErrorView kind={kind} onRetry={wanted === undefined ? undefined : () => window.location.replace(wanted)} />
      )}
    </>
  );
};
