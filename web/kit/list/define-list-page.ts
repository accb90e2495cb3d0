import { useCallback } from 'react';
import type { MetaArgs } from 'react-router';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import type { AnyList, QueryOf } from '#contract/kit/list/define-list.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import { makeCall } from '../call.ts';
import type { CallFailure, LoadArgs, MakeCall, PageHandle } from '../page.ts';
import { pageHead } from '../shell/page-head.ts';
import { type TextKey, t } from '../texts.ts';
import { type Freshness, useFresh } from './use-fresh.ts';
import { useListQuery } from './use-list-query.ts';

interface Definition<L extends AnyList, C extends AnyCall, D extends AnyCall> {
  list: L;
  /** Answers with a page of the list. Its request has the list's fields. */
  call: C;
  /** The call for the row that is open next to the list, and its request. */
  detail?: { call: D; request: (id: string) => RequestOf<D> };
  /** The page has its name as title. */
  permission: PermissionCode;
}

/** What a list page has loaded. */
export interface Loaded<L extends AnyList, Found, Opened> {
  query: QueryOf<L>;
  found: Found;
  /** The open row; null if it does not exist, undefined if none is open. */
  opened: Opened | null | undefined;
  /** The time of the list, in ISO 8601: the same on the server and in the browser. */
  now: string;
}

const orNull = async <Data>(answer: Promise<Data>): Promise<Data | null> => {
  try {
    return await answer;
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 404) return null;
    throw error;
  }
};

/** Defines how the page of a list loads: a page of the rows, and the row that is open next to it. */
export const defineListPage = <L extends AnyList, C extends AnyCall, D extends AnyCall>(
  definition: Definition<L, C, D>,
) => {
  const { list, call, detail, permission } = definition;
  const ask = async (make: MakeCall, query: QueryOf<L>): Promise<Loaded<L, AnswerOf<C>, AnswerOf<D>>> => {
    const now = new Date().toISOString();
    const { id } = query as { id?: string };
    const [found, opened] = await Promise.all([
      make(call, list.requestOf(query) as RequestOf<C>),
      detail && id !== undefined ? orNull(make(detail.call, detail.request(id))) : undefined,
    ]);
    return { query, found, opened, now };
  };
  const handle: PageHandle = {
    private: true,
    permission,
    bare: true,
    canonicalSearch: (search) => list.write(list.read(search)),
  };
  return {
    list,
    ask,
    handle,
    meta: ({ matches }: Pick<MetaArgs, 'matches'>) =>
      pageHead(matches, { title: t(`permission.${permission}` as TextKey) }),
    load: ({ call: make, url }: LoadArgs) => ask(make, list.read(url.searchParams) as QueryOf<L>),
  };
};

interface Options<Data> {
  /** Whether the list is refreshed while the page is visible. */
  live?: boolean;
  /** How often it is refreshed, in milliseconds; once a minute by default. */
  everyMs?: (shown: Data) => number;
}

/** A list page with its data and its actions. */
export interface ListView<L extends AnyList, Found, Opened> extends Loaded<L, Found, Opened> {
  list: L;
  freshness: Freshness;
  /** Resumes the refresh that has paused. */
  goOn(): void;
  /** Loads the list and the open row again, after an action on them. */
  refresh(): Promise<void>;
  /** Changes filters or the order. */
  change(values: Partial<QueryOf<L>>): void;
  /** Opens a row next to the list, or closes it. */
  open(id: string | undefined): void;
}

/** Connects a loaded list page with its address. */
export const useListPage = <L extends AnyList, Found extends { list: readonly unknown[] }, Opened>(
  { list, ask }: { list: L; ask: (make: MakeCall, query: QueryOf<L>) => Promise<Loaded<L, Found, Opened>> },
  loaded: Loaded<L, Found, Opened>,
  { live = false, ...how }: Options<Loaded<L, Found, Opened>> = {},
): ListView<L, Found, Opened> => {
  const { query } = loaded;
  const again = useCallback(
    (signal: AbortSignal) => ask((call, request) => makeCall(call, request, { signal }), query),
    [ask, query],
  );
  const { shown, freshness, goOn, refresh } = useFresh(loaded, again, { live, ...how });
  const { change, open } = useListQuery(list);
  return { list, ...shown, query, freshness, goOn, refresh, change, open };
};
