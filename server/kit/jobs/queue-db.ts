import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import type { Connection, Log } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { listen } from '../database/notices.ts';

const LISTEN_WITHIN_MS = 5000;

/** Runs the statements of pg-boss on a pool that recovers like that of the application. */
export const poolDb = (pool: pg.Pool, connection: Connection | string, log: Log): Db => ({
  executeSql: (text, values) => pool.query(text, values),
  async listen(channel, onNotification, onReconnect) {
    const listening = listen(connection, { channel, log, onNotice: onNotification, onReconnect });
    const late = pause(LISTEN_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error('the database did not answer');
    });
    try {
      await Promise.race([listening.ready, late]);
    } catch (error) {
      void listening.close();
      throw error;
    }
    return { close: listening.close };
  },
});

/** Runs the statements of pg-boss in a transaction of the portal. */
export const transactionDb = (transaction: Database): Db => ({
  executeSql: async (text, values) => ({ rows: await transaction.query({ name: '', text }, values) }),
});
