import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { PieceStore } from '#server/kit/files/pieces.ts';

const addNamed = named(
  'api.addNamedPictures',
  `insert into api_job_picture (job_id, picture_no, name)
   select $1, n.at, n.name from unnest($2::text[]) with ordinality as n (name, at)`,
);
const add = named(
  'api.addJobPicture',
  `insert into api_job_picture (job_id, picture_no, name, sha256)
   select $1, coalesce($4::integer, max(picture_no) + 1, 1), $2::text, $3::text from api_job_picture where job_id = $1
   on conflict (job_id, picture_no) do nothing returning picture_no`,
);
/** A picture without bytes, whose items fail. */
const addBad = named(
  'api.addBadJobPicture',
  `insert into api_job_picture (job_id, picture_no, name, fault)
   select $1, coalesce($4::integer, max(picture_no) + 1, 1), $2::text, $3::text from api_job_picture where job_id = $1
   on conflict (job_id, picture_no) do nothing returning picture_no`,
);
const findBad = named(
  'api.findBadJobPicture',
  'select picture_no from api_job_picture where job_id = $1 and name = $2 and fault is not null limit 1',
);
const addBytes = named(
  'api.addJobBytes',
  'insert into api_job_bytes (file_id, job_id, picture_no) values ($1, $2, $3)',
);
const find = named(
  'api.findJobPicture',
  'select picture_no, sha256 from api_job_picture where job_id = $1 and name = $2 and sha256 is not null',
);
const count = named(
  'api.countJobPictures',
  `select count(*) as pictures, count(*) filter (where fault is null) as good from api_job_picture where job_id = $1`,
);
const clear = named('api.clearJobPictures', 'delete from api_job_picture where job_id = $1');
const fileOf = named('api.findJobBytes', 'select file_id from api_job_bytes where job_id = $1 and picture_no = $2');
const addPiece = named(
  'api.addJobPiece',
  `insert into api_job_piece as p (job_id, piece_no, file_id) values ($1, $2, $3)
   on conflict (job_id, piece_no) do update set file_id = p.file_id returning file_id, stored`,
);
const pieceStored = named(
  'api.jobPieceStored',
  'update api_job_piece set stored = true where job_id = $1 and piece_no = $2',
);
const pieces = named(
  'api.listJobPieces',
  'select piece_no, file_id from api_job_piece where job_id = $1 and stored order by piece_no',
);

interface Placed {
  name: string;
  /** Where it is in the job; after the last one if it says nothing. */
  pictureNo?: number | undefined;
}

/** The pictures of jobs, and the pieces of their archives. */
export const createPictureStore = (database: Database) => ({
  /** Adds pictures that are named by their address or sample. */
  async addNamed(jobId: string, names: readonly string[]): Promise<void> {
    await database.query(addNamed, [jobId, names]);
  },

  /** Adds a picture whose bytes the storage has. The job is held. Returns undefined if another one has its number. */
  async add(
    jobId: string,
    { name, sha256, fileId, pictureNo }: Placed & { sha256: string; fileId: string },
  ): Promise<number | undefined> {
    const [row] = await database.query<{ picture_no: number }>(add, [jobId, name, sha256, pictureNo ?? null]);
    if (row) await database.query(addBytes, [fileId, jobId, row.picture_no]);
    return row?.picture_no;
  },

  async find(jobId: string, name: string) {
    const [row] = await database.query<{ picture_no: number; sha256: string | null }>(find, [jobId, name]);
    return row;
  },

  /** Adds a picture that cannot be recognised. The job is held. Returns undefined if another one has its number. */
  async addBad(jobId: string, { name, code, pictureNo }: Placed & { code: string }): Promise<number | undefined> {
    const [row] = await database.query<{ picture_no: number }>(addBad, [jobId, name, code, pictureNo ?? null]);
    return row?.picture_no;
  },

  /** Returns the number of a picture of this name that cannot be recognised. */
  async findBad(jobId: string, name: string): Promise<number | undefined> {
    const [row] = await database.query<{ picture_no: number }>(findBad, [jobId, name]);
    return row?.picture_no;
  },

  async count(jobId: string): Promise<number> {
    return (await this.counts(jobId)).pictures;
  },

  /** Counts all pictures of a job, and those that can be recognised. */
  async counts(jobId: string): Promise<{ pictures: number; good: number }> {
    const [row] = await database.query<{ pictures: number; good: number }>(count, [jobId]);
    return row as { pictures: number; good: number };
  },

  async clear(jobId: string): Promise<void> {
    await database.query(clear, [jobId]);
  },

  async fileOf(jobId: string, pictureNo: number): Promise<string | undefined> {
    const [row] = await database.query<{ file_id: string }>(fileOf, [jobId, pictureNo]);
    return row?.file_id;
  },
});

export const createJobPieces = (database: Database): PieceStore => ({
  async addPiece(jobId, pieceNo, fileId) {
    const [row] = await database.query<{ file_id: string; stored: boolean }>(addPiece, [jobId, pieceNo, fileId]);
    const { file_id, stored } = row as { file_id: string; stored: boolean };
    return { fileId: file_id, stored };
  },
  async pieceStored(jobId, pieceNo) {
    await database.query(pieceStored, [jobId, pieceNo]);
  },
  async pieces(jobId) {
    const rows = await database.query<{ piece_no: number; file_id: string }>(pieces, [jobId]);
    return rows.map(({ piece_no, file_id }) => ({ pieceNo: piece_no, fileId: file_id }));
  },
});
