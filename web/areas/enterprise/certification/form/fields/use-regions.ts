import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { queryRegions } from '#contract/enterprise/calls.ts';
import { makeCall } from '#web/kit/call.ts';

export type Regions = AnswerOf<typeof queryRegions>;

let loading: Promise<Regions> | undefined;
/** Loads the regions once for the whole visit, and tries again after a failure. */
const loadRegions = () =>
  (loading ??= makeCall(queryRegions, {}).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** The lengths of province and city codes. The codes of the places within begin with them. */
const PROVINCE = 2;
const CITY = 4;

/** Returns the province, city and district of a code, as far as the code goes. */
export const placesOf = (regions: Regions | undefined, code: string) => {
  const province = regions?.find((region) => region.code === code.slice(0, PROVINCE));
  const city = province?.children?.find((region) => region.code === code.slice(0, CITY));
  const district = city?.children?.find((region) => region.code === code);
  return { province, city, district };
};

/** Returns all regions, once they are loaded. */
export const useRegions = () => {
  const [regions, setRegions] = useState<Regions>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    loadRegions().then(
      (loaded) => here && setRegions(loaded),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [attempt]);
  return {
    regions,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
};
