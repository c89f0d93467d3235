import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { actAs } from '../../database/act-as.ts';
import { findBucket } from '../buckets/bucket.ts';
import { type Transformation, transformationSchema, transformationText } from '../images/transformation.ts';
import { mustBeKey } from '../names.ts';
import { checkMayUpload } from '../objects/check-may-upload.ts';
import { findObject } from '../objects/stored-object.ts';
import type { ObjectPath } from '../objects/upload-routes.ts';
import { requireCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';

const secondsToUpload = 7200;

interface SignOne extends ObjectPath {
  Body: { expiresIn: number; transform?: Transformation | null };
}

interface SignMany {
  Params: { bucketId: string };
  Body: { expiresIn: number; paths: string[] };
}

// A year: a longer wish is more likely a mistake in units.
const expiresIn = { type: 'integer', minimum: 1, maximum: 31_536_000 };

const oneSchema = {
  body: {
    type: 'object',
    properties: { expiresIn, transform: { ...transformationSchema, nullable: true } },
    required: ['expiresIn'],
  },
};

const manySchema = {
  body: {
    type: 'object',
    properties: {
      expiresIn,
      paths: { type: 'array', minItems: 1, maxItems: 1000, items: { type: 'string' } },
    },
    required: ['expiresIn', 'paths'],
  },
};

export function linkRoutes(app: FastifyInstance, context: StorageContext): void {
  const { auth, links } = context;

  app.post<SignOne>('/object/sign/:bucketId/*', { schema: oneSchema }, async (request) => {
    const { claims } = await requireCaller(auth, request);
    const { bucketId, '*': name } = request.params;
    await actAs(auth.database, claims, (database) => findObject(database, bucketId, name));
    const { expiresIn, transform } = request.body;
    const url = `${bucketId}/${name}`;
    const transformations = transform ? transformationText(transform) : '';
    const link = transformations ? { url, transformations } : { url };
    const token = await links.sign(link, expiresIn, auth.now());
    return { signedURL: `/${transformations ? 'render/image' : 'object'}/sign/${url}?token=${token}` };
  });

  app.post<SignMany>('/object/sign/:bucketId', { schema: manySchema }, async (request) => {
    const { claims } = await requireCaller(auth, request);
    const { expiresIn, paths } = request.body;
    const { bucketId } = request.params;
    const readable = await readableNames(context, claims, bucketId, paths);
    return Promise.all(
      paths.map(async (path) => {
        if (!readable.has(path)) return { path, error: missing, signedURL: null };
        const url = `${bucketId}/${path}`;
        const token = await links.sign({ url }, expiresIn, auth.now());
        return { path, error: null, signedURL: `/object/sign/${url}?token=${token}` };
      }),
    );
  });

  app.post<ObjectPath>('/object/upload/sign/:bucketId/*', async (request) => {
    const caller = await requireCaller(auth, request);
    const { bucketId, '*': name } = request.params;
    const upsert = request.headers['x-upsert'] === 'true';
    await findBucket(auth.database, bucketId);
    await checkMayUpload(context, caller, { bucketId, name: mustBeKey(name), upsert });
    const url = `${bucketId}/${name}`;
    const link = { url, owner: caller.ownerId, upsert };
    const token = await links.sign(link, secondsToUpload, auth.now());
    return { url: `/object/upload/sign/${url}?token=${token}`, token };
  });
}

const missing = 'Either the object does not exist or you do not have access to it';

async function readableNames(
  { auth }: StorageContext,
  claims: JWTPayload,
  bucketId: string,
  paths: string[],
): Promise<Set<string>> {
  const rows = await actAs(auth.database, claims, (database) =>
    database
      .selectFrom('storage.objects')
      .select('name')
      .where('bucket_id', '=', bucketId)
      .where('name', 'in', paths)
      .execute(),
  );
  return new Set(rows.map(({ name }) => name));
}
