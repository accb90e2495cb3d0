import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UnusableDatabase } from '../unusable-database.ts';

/** The operating system user that runs the database, if it is not the current one. */
export interface Account {
  uid: number;
  gid: number;
}

/** A program with its arguments, and the user as which Node starts it. */
export interface Invocation {
  file: string;
  args: string[];
  options: Partial<Account>;
}

const isRoot = () => process.getuid?.() === 0;

function idOf(kind: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [kind, name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return undefined;
  }
}

/**
 * Chooses the user that runs the database. PostgreSQL does not run as root, so root uses the owner of the cluster
 * folder unless that is root (`sudo npm start` leaves a user's data to the user), then postgres or nobody. Undefined
 * means the current user.
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (!isRoot()) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid && gid !== undefined) return { uid, gid };
  }
  throw new UnusableDatabase(
    'The embedded database cannot run as root and there is no user postgres or nobody to run as.',
  );
}

/** Returns what the account lacks to use the path: nothing, access to a folder above it, or the file itself. */
function lacking(path: string, account: Account): 'nothing' | 'way' | 'file' {
  const may = (at: string, bit: 4 | 1): boolean => {
    const { mode, uid, gid } = statSync(at);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    return ((mode >> shift) & bit) === bit;
  };
  if (statSync(path).isFile() && !may(path, 1)) return 'file';
  for (let at = dirname(path); ; at = dirname(at)) {
    if (!may(at, 1)) return 'way';
    if (at === dirname(at)) return 'nothing';
  }
}

// Bits of capabilities(7).
const capabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
] as const;
const setpcap = 8n;

function capabilityFor(need: 'way' | 'file', path: string): string {
  const held = BigInt(`0x${/^CapPrm:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`);
  const holds = (bit: bigint) => ((held >> bit) & 1n) === 1n;
  // Containers commonly keep the wider of the two and drop the narrower one.
  const usable = capabilities.find(({ name, bit }) => holds(bit) && (need === 'way' || name === 'dac_override'));
  if (usable && holds(setpcap)) return usable.name;
  throw new UnusableDatabase(
    `The embedded database may not run as root and its user cannot reach ${path}: open the folders above it (chmod o+x), move it, or start as an ordinary user.`,
  );
}

/**
 * Returns the invocation of a program as the account. If the account cannot enter a folder above one of `paths`, the
 * program keeps the one root capability that allows it, and no other.
 */
export function invocation(account: Account | undefined, paths: string[], file: string, args: string[]): Invocation {
  if (!account) return { file, args, options: {} };
  const blocked = [file, ...paths].map((path) => ({
    path,
    need: lacking(path, account),
  }));
  const worst = blocked.find(({ need }) => need === 'file') ?? blocked.find(({ need }) => need === 'way');
  if (!worst || worst.need === 'nothing' || process.platform !== 'linux')
    return { file, args, options: { ...account } };
  const capability = capabilityFor(worst.need, worst.path);
  const drop = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    // PostgreSQL checks its own program with access(2), which otherwise drops the capabilities of all users but root.
    '--securebits=+no_setuid_fixup',
  ];
  return { file: 'setpriv', args: [...drop, '--', file, ...args], options: {} };
}
