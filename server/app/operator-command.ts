import { parseArgs } from 'node:util';
import { phonePattern, userNamePattern } from '#contract/auth/names.ts';
import { authStatuses, type UserRole, userRoles } from '#contract/kit/roles.ts';
import { createAccountStore, takenName } from '#server/areas/auth/account-store.ts';
import { createPasswords } from '#server/areas/auth/password.ts';
import { openPortalSecret } from '#server/kit/secrets/portal-secret.ts';
import { randomPassword, randomSalt } from '#server/kit/secrets/random-password.ts';
import { type Config, readConfig } from '#server/kit/config.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { startEmbedded } from '#server/kit/database/embedded/start.ts';
import { migrate } from '#server/kit/database/migrate.ts';
import { endOf, misuse } from './command-end.ts';
import { startLog } from './start-log.ts';

const roles: Record<string, UserRole> = { manager: userRoles.manager, 'super-manager': userRoles.superManager };

const USAGE = `用法 / usage: npm run create-operator -- --name NAME --phone PHONE --role manager|super-manager
  NAME   3 to 26 letters, digits, _ and -, a letter first
  PHONE  a mobile number of mainland China, 11 digits`;

interface Wanted {
  name: string;
  phone: string;
  role: UserRole;
}

/** Returns the parsed arguments, or the list of what is wrong with them. */
const readArguments = (args: string[]): Wanted | string[] => {
  const option = { type: 'string' } as const;
  try {
    const {
      name = '',
      phone = '',
      role = '',
    } = parseArgs({ args, options: { name: option, phone: option, role: option } }).values;
    const wrong = [];
    if (!userNamePattern.test(name)) wrong.push('--name');
    if (!phonePattern.test(phone)) wrong.push('--phone');
    const userRole = Object.hasOwn(roles, role) ? roles[role] : undefined;
    if (userRole === undefined) wrong.push('--role');
    return userRole === undefined || wrong.length > 0 ? wrong : { name, phone, role: userRole };
  } catch (error) {
    // For an unknown argument, the message names it.
    return [(error as Error).message];
  }
};

const add = async (database: Database, config: Config, { name, phone, role }: Wanted): Promise<string> => {
  const secret = await openPortalSecret(config, database, startLog);
  const accounts = createAccountStore(database);
  const accountId = await accounts.nextId();
  const password = randomPassword();
  await accounts.add({
    accountId,
    userName: name,
    phone,
    userRoles: [role],
    accountRole: 4,
    authStatus: authStatuses.unauthorized,
    credential: await createPasswords(secret).credentialOf(accountId, password, randomSalt()),
  });
  return password;
};

/**
 * Runs `work` on the configured database. An embedded database runs only for that time, and not while a portal uses it.
 */
const withDatabase = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const embedded =
    config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log: startLog }) : undefined;
  try {
    const connection = embedded ? embedded.connection : (config.databaseUrl as Connection | string);
    await migrate(connection, { log: startLog });
    const database = openDatabase(connection, { log: startLog, size: 2 });
    return await work(database).finally(() => database.close());
  } finally {
    await embedded?.stop();
  }
};

const taken = { userName: '用户名已被使用 / the name is taken', phone: '手机号已被使用 / the phone is taken' };

/** Returns the line for an account that the database rejected. */
const takenLine = (error: unknown): string | undefined => {
  const which = takenName(error);
  return which && taken[which];
};

/** Creates an operator account and prints its password once. Returns the exit code. */
export const createOperator = async (args: string[]): Promise<number> => {
  const wanted = readArguments(args);
  if (Array.isArray(wanted)) return misuse(USAGE, `参数有误 / wrong arguments: ${wanted.join(', ')}`);
  return endOf(async () => {
    const config = readConfig(process.env);
    const password = await withDatabase(config, (database) => add(database, config, wanted));
    process.stdout.write(
      `✓ 已创建运营账号 / operator created: ${wanted.name}\n  密码 / password: ${password}\n  仅显示这一次，请妥善保管 / shown this once\n`,
    );
  }, takenLine);
};
