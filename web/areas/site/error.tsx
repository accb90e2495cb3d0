import { useEffect, useState } from 'react';
import { data, type MetaArgs, useLoaderData, useLocation } from 'react-router';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/page.ts';
import { type ErrorAddressState, errorAddressScript } from '#web/shell/error-address.ts';
import { errorKindOf, errorPageStatus } from '#web/shell/error-kind.ts';
import { ErrorView } from '#web/shell/error-view.tsx';
import { pageHead } from '#web/shell/page-head.ts';
import { InlineScript } from '#web/ui/inline-script.tsx';
import { t } from '#web/texts.ts';

const load = async ({ params }: LoadArgs) => {
  const kind = errorKindOf(params.type);
  return data({ kind }, { status: errorPageStatus[kind] });
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { bare: ({ type }) => errorKindOf(type) === '404' };

export const meta = ({ matches, params }: MetaArgs) =>
  pageHead(matches, { title: t(`site.error.${errorKindOf(params.type)}.title`) });

/** What was asked for is known in the browser alone, after the page has come to life. */
const useWanted = () => {
  const { state } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => setWanted((state as ErrorAddressState | null)?.wanted), [state]);
  return wanted;
};

export default () => {
  const { kind } = useLoaderData<typeof load>();
  const wanted = useWanted();
  return (
    <>
      <InlineScript code={errorAddressScript(kind)} />
      <ErrorView kind={kind} onRetry={wanted === undefined ? undefined : () => window.location.replace(wanted)} />
    </>
  );
};
