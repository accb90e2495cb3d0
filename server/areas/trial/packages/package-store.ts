import type { PackageState } from '#contract/trial/package-states.ts';
import type { ModelPackage, PackageReport } from '#contract/trial/packages.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

const columns = `package_id, ability_no, file_name, name, model_version, state, version, bytes, sha256, report,
  uploaded_by_name, uploaded_at, activated_at, faults, fault_kind, fault_at,
  case when paused_until > now() then paused_until end as paused_until`;
const rows = `select ${columns} from trial_package`;

/** A single late run may be due to an odd picture. Each late run blocks other packages for 15 seconds of CPU time. */
export const LATE_RUNS_MAXIMUM = 3;
/** One late run in this time costs a twentieth of a processor at most. */
export const PAUSE_MINUTES = 5;
const PAUSE = `interval '${PAUSE_MINUTES} minutes'`;
/** A request may name the version of a package that was active before, so its runs are judged as well. */
const runnable = `state in ('active', 'superseded')`;
const UPLOAD_WITHIN = `interval '1 day'`;

const add = named(
  'models.add',
  `insert into trial_package (ability_no, file_name, bytes, sha256, uploaded_by, uploaded_by_name)
   values ($1, $2, $3, $4, $5, $6) returning package_id`,
);
const countOf = named('models.count', 'select count(*) as total from trial_package where ability_no = $1');
const find = named('models.find', `${rows} where package_id = $1`);
const hold = named('models.hold', `${rows} where package_id = $1 for update`);
/** Serializes the actions on the packages of one ability. */
const holdAbility = named(
  'models.holdAbility',
  `select pg_advisory_xact_lock(hashtextextended('trial_package', $1::integer))`,
);
const list = named('models.listOf', `${rows} where ability_no = $1 order by package_id desc`);
const listOlder = named(
  'models.listOlder',
  `select coalesce(model_version, '') as version from trial_package where ability_no = $1 and state = 'superseded'
   order by package_id desc`,
);
const findActive = named('models.active', `${rows} where ability_no = $1 and state = 'active'`);
const findOlder = named(
  'models.older',
  `${rows} where ability_no = $1 and state = 'superseded' and model_version = $2
   order by activated_at desc, package_id desc limit 1`,
);
const listActive = named('models.allActive', `${rows} where state = 'active' order by ability_no`);
const before = named(
  'models.before',
  `select package_id from trial_package where ability_no = $1 and state = 'superseded'
   order by activated_at desc, package_id desc limit 1`,
);
const countAll = named(
  'models.countAll',
  'select ability_no, count(*) as packages from trial_package group by ability_no',
);
const setState = named(
  'models.setState',
  `update trial_package set state = $2, version = version + 1, late_runs = 0, paused_until = null,
     activated_at = case when $2 = 'active' then now() else activated_at end
   where package_id = $1 returning ${columns}`,
);
const remove = named('models.remove', 'delete from trial_package where package_id = $1');
const beginTry = named(
  'models.beginTry',
  `update trial_package set checking_since = now(), tries = tries + 1 where package_id = $1 and state = 'checking'
   returning ${columns}, tries`,
);
const endTry = named(
  'models.endTry',
  `update trial_package set checking_since = null, tries = tries - case when $2 then 0 else 1 end
   where package_id = $1 and state = 'checking'`,
);
const noteFailure = named(
  'models.noteFailure',
  `update trial_package set faults = faults + 1, fault_kind = 'failed', fault_at = now()
   where sha256 = $1 and ${runnable}`,
);
const noteLate = named(
  'models.noteLate',
  `update trial_package set faults = faults + 1, fault_kind = 'late', fault_at = now(), late_runs = late_runs + 1,
     paused_until = case when late_runs + 1 >= ${LATE_RUNS_MAXIMUM} then now() + ${PAUSE} else paused_until end
   where sha256 = $1 and ${runnable} returning paused_until is not null as is_paused`,
);
const noteResult = named(
  'models.noteResult',
  `update trial_package set late_runs = 0, paused_until = null
   where sha256 = $1 and ${runnable} and (late_runs > 0 or paused_until is not null)`,
);
/**
 * Returns for how many seconds the package is paused; 0 if a run may begin. The first run after a pause is a try: it
 * begins the next pause, so that the others wait, on all nodes. Of two tries at once, the later one still sees the old
 * pause.
 */
const takeRun = named(
  'models.takeRun',
  `with tried as (
     update trial_package set paused_until = now() + ${PAUSE} where package_id = $1 and paused_until <= now() returning 1
   )
   select exists (select from tried) as is_try,
     case when paused_until is null or exists (select from tried) then 0
       else ceil(extract(epoch from case when paused_until > now() then paused_until - now() else ${PAUSE} end))
     end::integer as seconds
   from trial_package where package_id = $1`,
);
/** The next run is then the try. */
const refundTry = named(
  'models.giveTryBack',
  `update trial_package set paused_until = now()
   where sha256 = $1 and ${runnable} and paused_until is not null`,
);
const listChecking = named('models.checking', `select package_id from trial_package where state = 'checking'`);
const saveReport = named(
  'models.saveReport',
  `update trial_package set state = $2, report = $3, name = $4, model_version = $5, version = version + 1
   where package_id = $1 and state = 'checking'`,
);
const addPiece = named(
  'models.addPiece',
  `insert into trial_package_piece as p (package_id, piece_no, file_id) values ($1, $2, $3)
   on conflict (package_id, piece_no) do update set file_id = p.file_id returning file_id, stored`,
);
const pieceStored = named(
  'models.pieceStored',
  'update trial_package_piece set stored = true where package_id = $1 and piece_no = $2',
);
const pieces = named(
  'models.pieces',
  'select piece_no, file_id from trial_package_piece where package_id = $1 and stored order by piece_no',
);

/** Uploads that were never finished. */
export const abandonedPackages = removalOf(
  'models.removeAbandoned',
  'trial_package',
  `state = 'uploading' and uploaded_at < now() - ${UPLOAD_WITHIN}`,
);

/** Replaces characters that the database cannot store: a report quotes the package. */
const storable = (report: PackageReport): PackageReport =>
  JSON.parse(
    JSON.stringify(report, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(unstorable, '\ufffd') : value,
    ),
  );

interface Row {
  package_id: number;
  ability_no: number;
  file_name: string;
  name: string | null;
  model_version: string | null;
  state: PackageState;
  version: number;
  bytes: number;
  sha256: string;
  report: PackageReport | null;
  uploaded_by_name: string;
  uploaded_at: Date;
  activated_at: Date | null;
  faults: number;
  fault_kind: 'late' | 'failed' | null;
  fault_at: Date | null;
  paused_until: Date | null;
}

const packageOf = (row: Row): ModelPackage => ({
  packageId: String(row.package_id),
  abilityNo: row.ability_no,
  name: row.name ?? row.file_name,
  modelVersion: row.model_version,
  state: row.state,
  version: row.version,
  bytes: row.bytes,
  sha256: row.sha256,
  report: row.report,
  uploadedBy: row.uploaded_by_name,
  uploadedAt: row.uploaded_at.toISOString(),
  activatedAt: row.activated_at?.toISOString() ?? null,
  fault:
    row.fault_kind && row.fault_at
      ? {
          kind: row.fault_kind,
          at: row.fault_at.toISOString(),
          count: row.faults,
          pausedUntil: row.paused_until?.toISOString() ?? null,
        }
      : null,
});

export const createPackageStore = (database: Database) => {
  const one = async (statement: ReturnType<typeof named>, ...values: unknown[]): Promise<ModelPackage | undefined> => {
    const [row] = await database.query<Row>(statement, values);
    return row && packageOf(row);
  };

  return {
    async add(
      {
        abilityNo,
        fileName,
        bytes,
        sha256,
      }: Pick<ModelPackage, 'abilityNo' | 'bytes' | 'sha256'> & { fileName: string },
      by: { accountId: string; accountName: string },
    ): Promise<string> {
      const [row] = await database.query<{ package_id: number }>(add, [
        abilityNo,
        fileName,
        bytes,
        sha256,
        by.accountId,
        by.accountName,
      ]);
      return String(row?.package_id);
    },
    async countOf(abilityNo: number): Promise<number> {
      return (await database.query<{ total: number }>(countOf, [abilityNo]))[0]?.total ?? 0;
    },
    find: (packageId: string) => one(find, packageId),
    /** Works like `find` and locks the row until the transaction ends. */
    hold: (packageId: string) => one(hold, packageId),
    async holdAbility(abilityNo: number): Promise<void> {
      await database.query(holdAbility, [abilityNo]);
    },
    /** Lists the packages of an ability, newest first. */
    async list(abilityNo: number): Promise<ModelPackage[]> {
      return (await database.query<Row>(list, [abilityNo])).map(packageOf);
    },
    /** Lists the versions of the packages that were active before, the latest first. */
    async listOlderVersions(abilityNo: number): Promise<string[]> {
      return (await database.query<{ version: string }>(listOlder, [abilityNo])).map(({ version }) => version);
    },
    findActive: (abilityNo: number) => one(findActive, abilityNo),
    /** Returns the package of this version that was active last before. */
    findOlder: (abilityNo: number, version: string) => one(findOlder, abilityNo, version),
    async listActive(): Promise<ModelPackage[]> {
      return (await database.query<Row>(listActive)).map(packageOf);
    },
    /** Returns the package that was active before. */
    async findBefore(abilityNo: number): Promise<string | null> {
      const [row] = await database.query<{ package_id: number }>(before, [abilityNo]);
      return row ? String(row.package_id) : null;
    },
    /** Counts the packages by ability. */
    async countAll(): Promise<ReadonlyMap<number, number>> {
      const counted = await database.query<{ ability_no: number; packages: number }>(countAll);
      return new Map(counted.map((row) => [row.ability_no, row.packages]));
    },
    /** Counts a run of the package in use with this hash that failed. */
    async noteFailure(hash: string): Promise<void> {
      await database.query(noteFailure, [hash]);
    },
    /** Counts a late run of the package in use with this hash. Returns whether it is paused, after some in a row. */
    async noteLate(hash: string): Promise<boolean> {
      const [row] = await database.query<{ is_paused: boolean }>(noteLate, [hash]);
      return row?.is_paused ?? false;
    },
    /** Ends a row of late runs, and the pause after it. */
    async noteResult(hash: string): Promise<void> {
      await database.query(noteResult, [hash]);
    },
    /** Takes a run of a package, which is a try if the package was paused. Returns the seconds that it is paused, or 0. */
    async takeRun(packageId: string): Promise<{ isTry: boolean; pausedSeconds: number }> {
      const [row] = await database.query<{ is_try: boolean; seconds: number }>(takeRun, [packageId]);
      return { isTry: row?.is_try ?? false, pausedSeconds: row?.seconds ?? 0 };
    },
    /** Refunds a try that ended without showing whether the package is fast enough. */
    async refundTry(hash: string): Promise<void> {
      await database.query(refundTry, [hash]);
    },
    setState: (packageId: string, state: PackageState) => one(setState, packageId, state),
    async remove(packageId: string): Promise<void> {
      await database.query(remove, [packageId]);
    },
    /** Counts a try to check a package, and returns it with the number of this try; undefined if it was checked. */
    async beginTry(packageId: string): Promise<{ found: ModelPackage; tries: number } | undefined> {
      const [row] = await database.query<Row & { tries: number }>(beginTry, [packageId]);
      return row && { found: packageOf(row), tries: row.tries };
    },
    /** Ends a try without a verdict. `isCounted` is false if the package did not cause the end. */
    async endTry(packageId: string, { isCounted }: { isCounted: boolean }): Promise<void> {
      await database.query(endTry, [packageId, isCounted]);
    },
    /** Lists the ids of the packages that wait for their check. */
    async listChecking(): Promise<string[]> {
      const found = await database.query<{ package_id: number }>(listChecking);
      return found.map((row) => String(row.package_id));
    },
    async saveReport(packageId: string, said: PackageReport): Promise<void> {
      const report = storable(said);
      const state: PackageState = report.passed ? 'checked' : 'refused';
      const { name = null, version = null } = report.manifest ?? {};
      await database.query(saveReport, [packageId, state, JSON.stringify(report), name, version]);
    },

    /** Returns the id under which to store the bytes of a piece, and whether they are already stored. */
    async addPiece(packageId: string, pieceNo: number, fileId: string): Promise<{ fileId: string; stored: boolean }> {
      const [row] = await database.query<{ file_id: string; stored: boolean }>(addPiece, [packageId, pieceNo, fileId]);
      return { fileId: row?.file_id as string, stored: row?.stored as boolean };
    },
    async pieceStored(packageId: string, pieceNo: number): Promise<void> {
      await database.query(pieceStored, [packageId, pieceNo]);
    },
    /** Lists the stored pieces, in order. */
    async pieces(packageId: string): Promise<{ pieceNo: number; fileId: string }[]> {
      const found = await database.query<{ piece_no: number; file_id: string }>(pieces, [packageId]);
      return found.map((row) => ({ pieceNo: row.piece_no, fileId: row.file_id }));
    },
  };
};

export type PackageStore = ReturnType<typeof createPackageStore>;
