import { sql } from 'kysely';
import type { JsonObject } from '../../http/json.ts';
import { claim, noteUnclaimed, removeUnclaimed } from '../bytes/unclaimed-bytes.ts';
import type { StorageContext } from '../storage-context.ts';
import type { ObjectMetadata } from '../storage-tables.ts';
import type { UploadTarget } from './check-may-upload.ts';

export interface CompletedUpload extends UploadTarget {
  version: string;
  owner: string | null;
  ownerId: string | null;
  metadata: ObjectMetadata;
  userMetadata: JsonObject;
}

/** Gives the stored bytes their object, which appears or changes as a whole; the bytes it had before go. */
export async function completeUpload(context: StorageContext, upload: CompletedUpload): Promise<string> {
  const { id, former } = await context.auth.database.transaction().execute(async (database) => {
    const { bucketId, name, version } = upload;
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${bucketId}/${name}`}, 0))`.execute(database);
    const former = await database
      .selectFrom('storage.objects')
      .select('version')
      .where('bucket_id', '=', bucketId)
      .where('name', '=', name)
      .executeTakeFirst();
    const formerVersions = former?.version ? [former.version] : [];
    await claim(database, version);
    await noteUnclaimed(database, formerVersions);
    const values = rowOf(upload);
    const insert = database.insertInto('storage.objects').values(values);
    const overwriting = insert.onConflict((conflict) =>
      conflict.columns(['bucket_id', 'name']).doUpdateSet(values),
    );
    const query = upload.upsert ? overwriting : insert;
    const { id } = await query.returning('id').executeTakeFirstOrThrow();
    return { id, former: formerVersions };
  });
  removeUnclaimed(context, former);
  return id;
}

const rowOf = ({ bucketId, name, version, owner, ownerId, metadata, userMetadata }: CompletedUpload) => ({
  bucket_id: bucketId,
  name,
  version,
  owner,
  owner_id: ownerId,
  metadata,
  user_metadata: userMetadata,
});
