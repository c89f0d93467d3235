import { link, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { asStorageError } from '../answer-storage-error.ts';
import { findBucket } from '../buckets/bucket.ts';
import { hashOf } from '../bytes/hash-of.ts';
import { checkMayUpload } from '../objects/check-may-upload.ts';
import { completeUpload } from '../objects/complete-upload.ts';
import { mustBeAllowed, mustMatchBytes } from '../objects/media-type.ts';
import { limitOf, metadataOf, withNewVersion } from '../objects/store-upload.ts';
import { callerWith, requireCaller, type StorageCaller } from '../storage-caller.ts';
import type { StorageContext } from '../storage-context.ts';
import { tooLarge } from '../storage-error.ts';
import { type ResumableTarget, targetOf } from './resumable-target.ts';

type TusRequest = Pick<Request, 'url' | 'method' | 'headers'>;

export const isSigned = ({ url }: Pick<Request, 'url'>) =>
  /\/upload\/resumable\/sign(\/|$)/.test(new URL(url).pathname);

/** What the tus server asks about an upload on its way. */
export class ResumableUploads {
  readonly #context: StorageContext;
  readonly #files: FileStore;

  constructor(context: StorageContext, files: FileStore) {
    this.#context = context;
    this.#files = files;
  }

  /** Every part comes from somebody who may still upload there; `create` asks for the first. */
  async check(request: TusRequest, id: string): Promise<void> {
    if (request.method !== 'PATCH' && request.method !== 'DELETE') return;
    const upload = await this.#files.getUpload(id);
    await this.#authorize(request, targetOf(upload));
  }

  async create(request: TusRequest, upload: Upload) {
    const upsert = request.headers.get('x-upsert') === 'true';
    const target = { ...targetOf(upload), upsert };
    const bucket = await findBucket(this.#context.auth.database, target.bucketId);
    mustBeAllowed(target.type, bucket.allowed_mime_types);
    if ((upload.size ?? 0) > limitOf(this.#context, bucket)) throw tooLarge();
    const given = await this.#authorize(request, target);
    return { metadata: { ...upload.metadata, upsert: String(given.upsert), ownerId: given.ownerId ?? '' } };
  }

  /** Makes the object; the received file stays, so that a client whose last answer was lost can ask. */
  async finish(upload: Upload) {
    const { bucketId, name, upsert, ownerId, userMetadata, ...content } = targetOf(upload);
    const bucket = await findBucket(this.#context.auth.database, bucketId);
    const received = join(this.#files.directory, upload.id);
    const { size } = await stat(received);
    if (size > limitOf(this.#context, bucket)) throw tooLarge();
    if (size > 0) await mustMatchBytes(content.type, received, bucket.allowed_mime_types);
    const bytes = { size, eTag: await hashOf(received) };
    await withNewVersion(this.#context, async (version) => {
      const file = join(this.#context.incoming, version);
      await link(received, file);
      await this.#context.bytes.take(file, version);
      const { owner } = ownerOf(ownerId);
      const about = { ...content, contentEncoding: undefined };
      const metadata = metadataOf(about, bytes, this.#context.auth.now());
      const target = { bucketId, name, upsert, owner, ownerId };
      return completeUpload(this.#context, { ...target, version, metadata, userMetadata });
    });
    return { headers: { 'Tus-Complete': '1' } };
  }

  refusal(error: unknown) {
    if (!(error instanceof Error)) return undefined;
    const { status, message } = asStorageError(error);
    return { status_code: status, body: message };
  }

  /** @returns to whom the object will belong, and whether it may replace another */
  async #authorize(request: TusRequest, target: ResumableTarget) {
    const { auth, links } = this.#context;
    if (isSigned(request)) {
      const signature = request.headers.get('x-signature') ?? '';
      const { owner, upsert } = await links.upload(
        signature,
        `${target.bucketId}/${target.name}`,
        auth.now(),
      );
      return { ownerId: owner, upsert };
    }
    const headers = Object.fromEntries(request.headers);
    const caller = await requireCaller(auth, { headers });
    await checkMayUpload(this.#context, caller, target);
    return { ownerId: caller.ownerId, upsert: target.upsert };
  }
}

const ownerOf = (ownerId: string | null): StorageCaller =>
  callerWith(ownerId === null ? {} : { sub: ownerId });
