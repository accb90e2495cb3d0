/**
 * The rows of entries `e` whose version `r` refers to a target: one that is published, that is planned, or that is the
 * draft. `target` is an expression of SQL.
 */
export const usesOf = (target: string): string =>
  `content_reference r
     join content_entry e on e.entry_id = r.entry_id and r.no in (e.published_no, e.draft_no, e.publish_no)
   where e.status <> 10 and r.target = ${target}`;
