/** The notes of a text, written as GitHub writes them: a quote whose first line is `[!NOTE]`. */
export const noteKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** What is written above a note. */
export const noteTitles: Record<NoteKind, string> = {
  note: '说明',
  tip: '提示',
  important: '重要',
  warning: '注意',
  caution: '警告',
};
