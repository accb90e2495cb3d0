import { useState } from 'react';
import { type Asset, queryMedia } from '#contract/media/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';

interface Shown {
  keyword: string;
  /** The last page of the list. */
  pageNo: number;
  /** The answer with that page. */
  answer: AnswerOf<typeof queryMedia>;
  list: readonly Asset[];
  /** There are further pages. */
  more: boolean;
}

/** The pictures of the library that a keyword finds, page by page. */
export const useLibrary = (keyword: string) => {
  const [asked, setAsked] = useState({ keyword, pageNo: 1 });
  const [shown, setShown] = useState<Shown>();
  if (asked.keyword !== keyword) setAsked({ keyword, pageNo: 1 });
  const isTyped = asked.keyword !== '' && asked.pageNo === 1;
  const { answer, isOld, failed, failure, again } = useLiveAnswer(queryMedia, asked, !isTyped);
  if (answer && !isOld && !failed && answer !== shown?.answer) {
    const { list: found, total, more } = answer;
    const before = asked.pageNo > 1 && shown?.keyword === asked.keyword ? shown.list : [];
    const list = [...before, ...found];
    setShown({ ...asked, answer, list, more: found.length > 0 && (more || list.length < total) });
  }
  return {
    shown,
    failure,
    again,
    /** Adds the next page to the list, unless that is about to be replaced by what another keyword finds. */
    more: () => {
      if (shown?.keyword === keyword) setAsked({ keyword, pageNo: shown.pageNo + 1 });
    },
  };
};
