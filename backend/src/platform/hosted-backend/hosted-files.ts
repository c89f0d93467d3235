import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { createClient, StorageApiError, type SupabaseClient } from '@supabase/supabase-js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { ServiceUnavailableError } from '../errors/errors.js';
import type { FileBucket } from './file-bucket.js';

export type FileContent = Readonly<{ bytes: Buffer; type: string }>;
export type FileInPieces = Readonly<{ pieces: readonly Buffer[]; type: string }>;
/** `createdAt`: epoch milliseconds. */
export type StoredFile = Readonly<{ name: string; createdAt: number; type: string }>;
export type FileLink = Readonly<{ name: string; url: string }>;
/** `url`: of the tus endpoint; `signature`: what it takes instead of a token, for this path only. */
export type UploadLink = Readonly<{ url: string; bucket: string; path: string; signature: string }>;

/** A folder has neither id nor time. */
type Entry = Readonly<{
  name: string;
  id: string | null;
  created_at: string | null;
  metadata: Readonly<Record<string, unknown>> | null;
}>;
type Answer<T> = { data: T; error: null } | { data: null; error: Error };

/** What the hosted backend lists at once at most. */
const PAGE_SIZE = 1_000;

/**
 * Files as the hosted backend keeps them, by its admin client: whoever asks has been checked by us. A path begins
 * with the school's id. The buckets are private and made when the first file comes.
 */
@Injectable()
export class HostedFiles {
  private readonly client: SupabaseClient;
  private readonly publicUrl: string;
  private readonly internalUrl: string;

  constructor(@Inject(APP_CONFIG) { hostedBackend }: AppConfig) {
    this.client = createClient(hostedBackend.internalUrl, hostedBackend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    this.publicUrl = hostedBackend.publicUrl;
    this.internalUrl = hostedBackend.internalUrl;
  }

  /** Replaces what stands there. */
  put(bucket: FileBucket, path: string, { bytes, type }: FileContent): Promise<void> {
    return this.replace(bucket, path, type, () => bytes);
  }

  /** As `put`, of what nobody has laid together. */
  putPieces(bucket: FileBucket, path: string, { pieces, type }: FileInPieces): Promise<void> {
    return this.replace(bucket, path, type, () => Readable.from(pieces, { objectMode: false }));
  }

  /** With which a browser uploads one file by itself, in parts, within two hours. It replaces nothing. */
  async uploadLink(bucket: FileBucket, path: string): Promise<UploadLink> {
    const { token } = await this.inBucket<{ token: string }>(bucket, () =>
      this.client.storage.from(bucket.name).createSignedUploadUrl(path),
    );
    const url = `${this.publicUrl}/storage/v1/upload/resumable/sign`;
    return { url, bucket: bucket.name, path, signature: token };
  }

  /** Null where there is none. */
  async get(bucket: FileBucket, path: string): Promise<FileContent | null> {
    const { data, error } = await this.client.storage.from(bucket.name).download(path);
    if (error) return nullIfMissing(error);
    return { bytes: Buffer.from(await data.arrayBuffer()), type: data.type };
  }

  /** As it comes, for what is only handed on. */
  async read(bucket: FileBucket, path: string): Promise<Readable> {
    const found = await this.readIfThere(bucket, path);
    if (!found) throw new ServiceUnavailableError();
    return found;
  }

  /** As `read`; null where there is none. */
  async readIfThere(bucket: FileBucket, path: string): Promise<Readable | null> {
    const { data, error } = await this.client.storage.from(bucket.name).download(path).asStream();
    return error ? nullIfMissing(error) : Readable.fromWeb(data);
  }

  /** What is not there counts as removed. */
  async remove(bucket: FileBucket, path: string): Promise<void> {
    const { error } = await this.client.storage.from(bucket.name).remove([path]);
    if (error && !isMissing(error)) throw failureOf(error);
  }

  /**
   * What a browser can show for so long without a token of its own; null where there is none. `savedAs`: it is kept under
   * that name rather than shown.
   */
  async link(bucket: FileBucket, path: string, seconds: number, savedAs?: string): Promise<string | null> {
    const { data, error } = await this.client.storage.from(bucket.name).createSignedUrl(path, seconds);
    if (error) return nullIfMissing(error);
    const url = this.seenFromOutside(data.signedUrl);
    // The client's own parameter for it encodes a name twice.
    return savedAs === undefined ? url : `${url}&download=${encodeURIComponent(savedAs.toWellFormed())}`;
  }

  /** As `link`, for every file of a folder. */
  async links(bucket: FileBucket, folder: string, seconds: number): Promise<FileLink[]> {
    const names = (await this.filesIn(bucket, folder)).map(({ name }) => name);
    if (names.length === 0) return [];
    const paths = names.map((name) => `${folder}/${name}`);
    const { data, error } = await this.client.storage.from(bucket.name).createSignedUrls(paths, seconds);
    if (error) throw failureOf(error);
    return data.flatMap(({ signedUrl }, index) => {
      const name = names[index];
      return name && signedUrl ? [{ name, url: this.seenFromOutside(signedUrl) }] : [];
    });
  }

  async filesIn(bucket: FileBucket, folder: string): Promise<StoredFile[]> {
    const entries = await this.entriesOf(bucket, folder);
    return entries.flatMap(({ name, created_at, metadata }) =>
      created_at === null
        ? []
        : [{ name, createdAt: Date.parse(created_at), type: String(metadata?.mimetype) }],
    );
  }

  /** The folders at the top, one for each school that has a file. */
  async folders(bucket: FileBucket): Promise<string[]> {
    const entries = await this.entriesOf(bucket, '');
    return entries.filter(({ id }) => id === null).map(({ name }) => name);
  }

  private async entriesOf(bucket: FileBucket, folder: string): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (;;) {
      const page = { limit: PAGE_SIZE, offset: entries.length };
      const { data, error } = await this.client.storage.from(bucket.name).list(folder, page);
      if (error) return nullIfMissing(error) ?? [];
      // Whatever answers at that address is not the hosted backend.
      if (!Array.isArray(data)) throw new ServiceUnavailableError();
      entries.push(...data);
      if (data.length < PAGE_SIZE) return entries;
    }
  }

  /** Makes the bucket where it is missing. */
  private async inBucket<T>(bucket: FileBucket, ask: () => Promise<Answer<T>>): Promise<T> {
    const first = await ask();
    if (!first.error) return first.data;
    if (!isMissing(first.error)) throw failureOf(first.error);
    await this.ensureBucket(bucket);
    const { data, error } = await ask();
    if (error) throw failureOf(error);
    return data;
  }

  private async replace(bucket: FileBucket, path: string, type: string, body: () => Buffer | Readable) {
    const options = { contentType: type, upsert: true };
    await this.inBucket(bucket, () => this.client.storage.from(bucket.name).upload(path, body(), options));
  }

  private seenFromOutside(url: string): string {
    return url.replace(this.internalUrl, this.publicUrl);
  }

  private async ensureBucket({ name, maxBytes, types }: FileBucket): Promise<void> {
    const { error } = await this.client.storage.createBucket(name, {
      public: false,
      fileSizeLimit: maxBytes,
      allowedMimeTypes: [...types],
    });
    // Another process may have been first.
    if (error && !isStatus(error, '409')) throw failureOf(error);
  }
}

/** The status in the body tells what happened; the reply's own is 400 for most. */
function isStatus(error: Error, status: string): boolean {
  return error instanceof StorageApiError && error.statusCode === status;
}

function isMissing(error: Error): boolean {
  return isStatus(error, '404');
}

function nullIfMissing(error: Error): null {
  if (isMissing(error)) return null;
  throw failureOf(error);
}

/** Without an answer, with one of 500 and more, or where no bucket can be made, it is worth trying again. */
function failureOf(error: Error): Error {
  const isAway = !(error instanceof StorageApiError) || error.status >= 500 || isMissing(error);
  return isAway ? new ServiceUnavailableError() : error;
}
