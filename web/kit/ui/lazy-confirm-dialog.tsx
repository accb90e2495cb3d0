import { useLazyComponent } from '../start-up/lazy-component.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const load = () => import('./confirm-dialog.tsx');

/** A `ConfirmDialog` whose script loads when it opens. */
export const LazyConfirmDialog = (props: ConfirmDialogProps) => {
  const part = useLazyComponent(load, true, props.onClose);
  return part ? <part.ConfirmDialog {...props} /> : null;
};
