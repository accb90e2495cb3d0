import type { EntryDetail } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { FactsNote } from './facts-note.tsx';
import { LeftoverNote } from './keeping/leftover-note.tsx';
import { OfferNote } from './offer-note.tsx';
import { ReviewNote } from './review-note.tsx';
import type { Actions } from './use-actions.ts';
import type { Editor } from './use-editor.ts';

interface RareNotesProps {
  entry: EntryDetail;
  kind: ContentKind;
  editor: Editor;
  actions: Actions;
}

/** Notes above the form that few entries have: changed figures, newer default content, a review, and leftover input. */
export const RareNotes = ({ entry, kind, editor, actions }: RareNotesProps) => (
  <Stack>
    <FactsNote entry={entry} />
    <OfferNote entry={entry} kind={kind} payload={editor.payload} onAnswer={actions.answerOffer} />
    <ReviewNote entry={entry} kind={kind} onReturn={actions.returnReview} />
    {editor.hasLeftover && <LeftoverNote onView={editor.viewLeftover} onDrop={editor.dropLeftover} />}
  </Stack>
);
