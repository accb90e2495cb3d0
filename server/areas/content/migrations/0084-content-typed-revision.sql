-- The revision of the entry on which unsaved text is based: an editor that is opened again knows whether another operator
-- has changed the entry since. A node of the release before names none: its operator is asked once too often.
alter table content_draft add column base_revision integer not null default 1;
update content_draft d
set base_revision = case
  when d.base_no = coalesce(e.draft_no, e.published_no, e.next_no - 1) then e.revision
  else greatest(e.purged_revision, 1)
end
from content_entry e
where e.entry_id = d.entry_id;
