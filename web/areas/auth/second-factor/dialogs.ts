// One script for the dialogs, which loads when one opens.
export { CodeDialog } from './code-dialog.tsx';
export { SetUpDialog } from './set-up-dialog.tsx';
