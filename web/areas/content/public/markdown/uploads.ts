import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { t } from '#web/kit/texts.ts';
import { linkText } from './commands/marks.ts';

interface Upload {
  id: number;
  name: string;
  /** The part that is sent, in percent. */
  percent: number;
}

/** Shows an upload in the text. It is no part of the text, so that nothing of it is saved. */
class UploadMark extends WidgetType {
  readonly upload: Upload;

  constructor(upload: Upload) {
    super();
    this.upload = upload;
  }
  override eq(other: UploadMark): boolean {
    return other.upload.id === this.upload.id && other.upload.percent === this.upload.percent;
  }
  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    mark.className = 'cm-upload';
    mark.setAttribute('role', 'status');
    mark.textContent = t('content.markdown.uploading', { name: this.upload.name, percent: this.upload.percent });
    return mark;
  }
}

const begin = StateEffect.define<Upload & { at: number }>({
  map: (value, changes) => ({ ...value, at: changes.mapPos(value.at, 1) }),
});
const advance = StateEffect.define<{ id: number; percent: number }>();
const end = StateEffect.define<number>();

const markOf = (upload: Upload) => Decoration.widget({ widget: new UploadMark(upload), side: 1 });
const uploadOf = (mark: Decoration): Upload => (mark.spec as { widget: UploadMark }).widget.upload;

/** The uploads under way, each at its place, which moves with the text. */
const uploads = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (effect.is(begin)) next = next.update({ add: [markOf(effect.value).range(effect.value.at)] });
      if (effect.is(end)) next = next.update({ filter: (_from, _to, mark) => uploadOf(mark).id !== effect.value });
      if (effect.is(advance)) {
        const { id, percent } = effect.value;
        const moved: { upload: Upload; at: number }[] = [];
        next.between(0, Number.MAX_SAFE_INTEGER, (at, _to, mark) => {
          if (uploadOf(mark).id === id) moved.push({ upload: { ...uploadOf(mark), percent }, at });
        });
        next = next.update({
          filter: (_from, _to, mark) => uploadOf(mark).id !== id,
          add: moved.map(({ upload, at }) => markOf(upload).range(at)),
        });
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
export const uploadMarks = uploads;

export interface Uploaded {
  address: string;
  alt: string;
}
export type UploadPicture = (file: File, onProgress: (sent: number) => void) => Promise<Uploaded>;

let lastId = 0;
const PERCENT = 100;

const placeOf = (view: EditorView, id: number): number | undefined => {
  let place: number | undefined;
  view.state.field(uploads).between(0, view.state.doc.length, (at, _to, mark) => {
    if (uploadOf(mark).id === id) place = at;
  });
  return place;
};

/** The text of a picture. */
export const pictureText = ({ address, alt }: Uploaded): string => `![${linkText(alt)}](${address})`;

/**
 * Uploads pictures one after the other. Each is shown at its place of the text until it has come, and then inserted
 * there. One that fails leaves nothing behind; `onFailed` gets its name and the reason.
 */
export const insertPictures = async (
  view: EditorView,
  files: readonly File[],
  at: number,
  upload: UploadPicture,
  onFailed: (name: string, reason: string) => void,
): Promise<void> => {
  const waiting = files.map((file) => {
    lastId += 1;
    return { id: lastId, file };
  });
  view.dispatch({
    effects: waiting.map(({ id, file }) => begin.of({ id, name: file.name, percent: 0, at })),
  });
  for (const { id, file } of waiting) {
    try {
      // A slow line carries one picture faster than all at once.
      const uploaded = await upload(file, (sent) =>
        view.dispatch({ effects: advance.of({ id, percent: Math.round(sent * PERCENT) }) }),
      );
      const place = placeOf(view, id);
      view.dispatch({
        effects: end.of(id),
        ...(place !== undefined && {
          changes: { from: place, insert: pictureText(uploaded) },
          userEvent: 'input.paste',
        }),
      });
    } catch (error) {
      view.dispatch({ effects: end.of(id) });
      onFailed(file.name, (error as Error).message);
    }
  }
};
