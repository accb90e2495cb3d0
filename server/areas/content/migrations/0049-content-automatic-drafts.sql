-- A draft that was saved by itself: the history folds them.
alter table content_version drop constraint content_version_reason_check;
alter table content_version add constraint content_version_reason_check
  check (reason in ('draft', 'auto', 'publish', 'default', 'restore', 'import'));
