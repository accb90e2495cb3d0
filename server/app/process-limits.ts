/** The process ends after this time, even if work is still running. */
export const STOP_WITHIN_MS = 10_000;
/** Connections of one node to the database, without those of the queue. */
export const DATABASE_CONNECTIONS = 16;
