/** Number of audit log entries that pages or an export can show; beyond it, the filters must be narrower. */
export const AUDIT_MAXIMUM = 10_000;
/** Length of the name or id of an object in the audit log, in UTF-16 units. */
export const AUDIT_OBJECT_MAXIMUM = 200;
