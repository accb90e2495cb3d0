/** Rows of each kind that the search of operators returns. */
export const FOUND_MAXIMUM = 5;
/** A shorter keyword finds nothing in particular. */
export const FOUND_KEYWORD_MINIMUM = 2;
/** Items of a place that the desk lists. */
export const DESK_ITEMS_MAXIMUM = 5;
/** An item that has waited longer is overdue. */
export const OVERDUE_HOURS = 24;
/** Number of audit log entries that pages or an export can show; beyond it, the filters must be narrower. */
export const AUDIT_MAXIMUM = 10_000;
/** Rows of a page of the audit log. */
export const AUDIT_PAGE_SIZE = 50;
/** Length of the name or id of an object in the audit log, in UTF-16 units. */
export const AUDIT_OBJECT_MAXIMUM = 200;
/** Number of queued jobs that pages can show; beyond it, the filters must be narrower. */
export const JOBS_MAXIMUM = 10_000;
/** Length of a payload, result or error that is shown, in UTF-16 units. */
export const JOB_OUTPUT_MAXIMUM = 10_000;
