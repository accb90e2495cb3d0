import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { queryRegions } from '#contract/enterprise/calls.ts';
import { makeCall } from '#web/kit/call.ts';

export type Regions = AnswerOf<typeof queryRegions>;

let loading: Promise<Regions> | undefined;
/** Once for the whole visit; a failure is tried anew. */
const loadRegions = () =>
  (loading ??= makeCall(queryRegions, {}).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** Length of the code of a province and of a city, with which the codes of what lies in it begin. */
const PROVINCE = 2;
const CITY = 4;

/** Province, city and district of a code, as far as it goes. */
export const placesOf = (regions: Regions | undefined, code: string) => {
  const province = regions?.find((region) => region.code === code.slice(0, PROVINCE));
  const city = province?.children?.find((region) => region.code === code.slice(0, CITY));
  const district = city?.children?.find((region) => region.code === code);
  return { province, city, district };
};

/** All regions, once they have come. */
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
