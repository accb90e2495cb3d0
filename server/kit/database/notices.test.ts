import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ListenOptions, listen, notify } from './notices.ts';
import { silentLog, testDatabase } from './testing.ts';

const { database, connection, administrator } = await testDatabase();

function listening(channel: string, options: Partial<ListenOptions> = {}) {
  const notices: string[] = [];
  const onReconnect = vi.fn();
  const onNotice = (payload: string) => void notices.push(payload);
  const handle = listen(connection, {
    channel,
    log: silentLog,
    onNotice,
    onReconnect,
    ...options,
  });
  onTestFinished(() => handle.close());
  return { ...handle, notices, onReconnect };
}

async function listenerPid(channel: string): Promise<number> {
  const client = new pg.Client(administrator);
  await client.connect();
  const { rows } = await client.query('select pid from pg_stat_activity where application_name = $1', [
    `portal notices: ${channel}`,
  ]);
  await client.end();
  return rows[0]?.pid;
}

test('a notice reaches the listener, from a transaction only after the commit', async () => {
  const { ready, notices } = listening('news "quoted"');
  await ready;
  await database.transaction(async (own) => {
    await notify(own, 'news "quoted"', '内容');
    expect(notices).toEqual([]);
  });
  await vi.waitFor(() => expect(notices).toEqual(['内容']));
});

test('reconnects after a lost connection and notifies the listener', async () => {
  const { ready, notices, onReconnect } = listening('lost');
  await ready;
  process.kill(await listenerPid('lost'), 'SIGTERM');
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1));
  await notify(database, 'lost', 'again');
  await vi.waitFor(() => expect(notices).toEqual(['again']));
});

test('detects and replaces a connection that hangs', async () => {
  const { ready, notices, onReconnect } = listening('hung', { heartbeat: 50 });
  await ready;
  const pid = await listenerPid('hung');
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), {
    timeout: 4000,
  });
  await notify(database, 'hung', 'still here');
  await vi.waitFor(() => expect(notices).toEqual(['still here']));
});

test('a listener that throws keeps listening', async () => {
  const onNotice = vi.fn(() => {
    throw new Error('no');
  });
  const { ready } = listening('throws', { onNotice });
  await ready;
  await notify(database, 'throws', '1');
  await notify(database, 'throws', '2');
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2));
});

test('closing ends it, even while the database is unreachable', async () => {
  const away = listen(
    { ...connection, host: '/nonexistent' },
    { channel: 'x', log: silentLog, onNotice() {}, onReconnect() {} },
  );
  const closed = away.close().then(() => 'closed');
  expect(await Promise.race([closed, pause(1000, 'late')])).toBe('closed');
});
