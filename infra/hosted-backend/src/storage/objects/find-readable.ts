import type { FastifyRequest } from 'fastify';
import { actAs } from '../../database/act-as.ts';
import { findBucket } from '../buckets/bucket.ts';
import { callerOrNobody, requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { noSuchBucket } from '../storage-error.ts';
import { findObject, type StoredObject } from './stored-object.ts';
import type { ObjectPath } from './upload-routes.ts';

type ObjectRequest = FastifyRequest<ObjectPath>;

/** From a public bucket for anybody; from another as the caller. */
export async function findReadable({ auth }: StorageContext, request: ObjectRequest): Promise<StoredObject> {
  const { bucketId, '*': name } = request.params;
  const caller = await callerOrNobody(auth, request);
  const bucket = await findBucket(auth.database, bucketId);
  if (bucket.public) return findObject(auth.database, bucketId, name);
  if (!caller) throw noSuchBucket();
  return actAs(auth.database, caller.claims, (database) => findObject(database, bucketId, name));
}

export async function findForCaller({ auth }: StorageContext, request: ObjectRequest): Promise<StoredObject> {
  const { bucketId, '*': name } = request.params;
  const { claims } = await requireCaller(auth, request);
  await findBucket(auth.database, bucketId);
  return actAs(auth.database, claims, (database) => findObject(database, bucketId, name));
}

export async function findPublic({ auth }: StorageContext, request: ObjectRequest): Promise<StoredObject> {
  const { bucketId, '*': name } = request.params;
  const bucket = await findBucket(auth.database, bucketId);
  if (!bucket.public) throw noSuchBucket();
  return findObject(auth.database, bucketId, name);
}

/** Whoever signed the link could read the object then. */
export async function findByLink(context: StorageContext, request: ObjectRequest, token = '') {
  const { auth, links } = context;
  const { bucketId, '*': name } = request.params;
  const link = await links.read(token, `${bucketId}/${name}`, auth.now());
  return { ...link, object: await findObject(auth.database, bucketId, name) };
}
