import type { LargeFile } from '#contract/files/large-calls.ts';
import { LARGE_UNUSED_DAYS } from '#contract/files/large-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';
import { newFileId } from '../public/new-file-id.ts';

const columns = 'file_id, name, bytes, sha256, ready, film';
const add = named(
  'files.addLarge',
  `insert into files_large (file_id, name, bytes, sha256, uploaded_by) values ($1, $2, $3, $4, $5) returning ${columns}`,
);
const find = named('files.findLarge', `select ${columns} from files_large where file_id = $1`);
/** A resumed upload is treated as a new one. */
const goOn = named(
  'files.goOnLarge',
  `update files_large set uploaded_at = now() where file_id = (
     select file_id from files_large where sha256 = $1 and uploaded_by = $2 and bytes = $3 and name = $4 limit 1)
   returning ${columns}`,
);
const setReady = named('files.setLargeReady', 'update files_large set ready = true, film = $2 where file_id = $1');
const remove = named('files.removeLarge', 'delete from files_large where file_id = $1');
const addPiece = named(
  'files.addLargePiece',
  `insert into files_large_piece as p (large_id, piece_no, file_id) values ($1, $2, $3)
   on conflict (large_id, piece_no) do update set file_id = p.file_id returning file_id, stored`,
);
const pieceStored = named(
  'files.largePieceStored',
  'update files_large_piece set stored = true where large_id = $1 and piece_no = $2',
);
const pieces = named(
  'files.largePieces',
  'select piece_no, file_id from files_large_piece where large_id = $1 and stored order by piece_no',
);

/** Files that no version of content names, and that no user is about to save. */
export const unusedLargeFiles = removalOf(
  'files.removeUnusedLarge',
  'files_large',
  `uploaded_at < now() - interval '${LARGE_UNUSED_DAYS} days'
   and not exists (select 1 from content_reference r where r.target = 'file:' || files_large.file_id)
   and not exists (select 1 from content_draft d where d.payload::text like '%' || files_large.file_id || '%')`,
);

interface Row {
  file_id: string;
  name: string;
  bytes: number;
  sha256: string;
  ready: boolean;
  film: LargeFile['film'];
}
const fileOf = ({ file_id: fileId, ...row }: Row): LargeFile => ({ fileId, ...row });

/** The rows of large files and of their pieces. */
export const createLargeStore = (database: Database) => ({
  async find(fileId: string): Promise<LargeFile | undefined> {
    const [row] = await database.query<Row>(find, [fileId]);
    return row && fileOf(row);
  },

  /** Adds a file, or returns the one of the same uploader with the same name and content. */
  async begin(
    { name, bytes, sha256 }: Omit<LargeFile, 'fileId' | 'ready' | 'film'>,
    accountId: string,
  ): Promise<LargeFile> {
    const [before] = await database.query<Row>(goOn, [sha256, accountId, bytes, name]);
    if (before) return fileOf(before);
    const [row] = await database.query<Row>(add, [newFileId(), name, bytes, sha256, accountId]);
    return fileOf(row as Row);
  },

  async setReady(fileId: string, film: LargeFile['film']): Promise<void> {
    await database.query(setReady, [fileId, film && JSON.stringify(film)]);
  },

  async remove(fileId: string): Promise<void> {
    await database.query(remove, [fileId]);
  },

  /** Returns the id under which to store the bytes of a piece, and whether they are already stored. */
  async addPiece(largeId: string, pieceNo: number, fileId: string): Promise<{ fileId: string; stored: boolean }> {
    const [row] = await database.query<{ file_id: string; stored: boolean }>(addPiece, [largeId, pieceNo, fileId]);
    return { fileId: row?.file_id as string, stored: row?.stored as boolean };
  },

  async pieceStored(largeId: string, pieceNo: number): Promise<void> {
    await database.query(pieceStored, [largeId, pieceNo]);
  },

  /** Lists the stored pieces, in order. */
  async pieces(largeId: string): Promise<{ pieceNo: number; fileId: string }[]> {
    const found = await database.query<{ piece_no: number; file_id: string }>(pieces, [largeId]);
    return found.map((row) => ({ pieceNo: row.piece_no, fileId: row.file_id }));
  },
});
