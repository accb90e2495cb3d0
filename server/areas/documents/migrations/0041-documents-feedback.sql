-- What readers say about documents, and what operators answer.
create table documents_feedback (
  feedback_id uuid primary key default gen_random_uuid(),
  -- A main account or a sub-account: their ids never coincide.
  owner_id bigint not null,
  account_id bigint not null references identity_account (account_id) on delete cascade,
  sub_account_id bigint references identity_sub_account (sub_account_id) on delete cascade,
  reader_name text not null,
  -- Not a reference: the feedback stays when visitors do not see the document any more.
  document_id uuid not null,
  -- Title and version that the reader saw.
  document_title text not null,
  document_version integer not null,
  kind text check (kind in ('wrong', 'missing', 'outdated', 'unclear')),
  quotation text not null,
  content text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'done')),
  answer text not null default '',
  closed_by text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'answered') = (answer <> ''))
);
-- The list of the console.
create index documents_feedback_newest on documents_feedback (created_at desc, feedback_id desc);
-- What waits on the desk, and the filter by state.
create index documents_feedback_open on documents_feedback (created_at, feedback_id) where state = 'open';
-- The pane of the editor.
create index documents_feedback_document on documents_feedback (document_id, created_at desc, feedback_id desc);
-- The reader's own feedback on a document, and the export of an account's data.
create index documents_feedback_owner on documents_feedback (owner_id, document_id, created_at desc);
-- Removal of closed feedback.
create index documents_feedback_closed on documents_feedback (closed_at) where closed_at is not null;
