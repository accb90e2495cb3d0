/** Entries of the audit log that can be paged through or exported; past them the filters have to say more. */
export const AUDIT_MAXIMUM = 10_000;
/** Of the name or id of a thing in the audit log, in UTF-16 units. */
export const AUDIT_OBJECT_MAXIMUM = 200;
