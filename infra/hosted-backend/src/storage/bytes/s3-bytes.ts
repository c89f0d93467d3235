import { openAsBlob } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { noSuchKey } from '../storage-error.ts';
import type { ByteRange, ByteStore } from './byte-store.ts';

const reachMilliseconds = 10_000;
const patienceMilliseconds = 1500;

/** An S3 bucket by path-style addresses, which every compatible server understands. */
export class S3Bytes implements ByteStore {
  readonly #client: AwsClient;
  readonly #bucket: string;
  readonly #bucketUrl: string;
  #askedAt = 0;
  #complaint: Promise<string | undefined> | undefined;

  /** @param s3Url https://key:secret@host/bucket?region=... */
  constructor(s3Url: string) {
    const url = new URL(s3Url);
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      service: 's3',
      region: url.searchParams.get('region') ?? 'us-east-1',
    });
    this.#bucket = url.pathname.replaceAll(/^\/|\/$/g, '');
    this.#bucketUrl = `${url.protocol === 's3:' ? 'https:' : url.protocol}//${url.host}/${this.#bucket}`;
  }

  async take(file: string, version: string): Promise<void> {
    await this.#ask('PUT', version, { body: await openAsBlob(file) });
    await unlink(file);
  }

  async open(version: string, range?: ByteRange): Promise<Readable> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
    const { body } = await this.#ask('GET', version, { headers });
    return body ? Readable.fromWeb(body) : Readable.from([]);
  }

  async copy(from: string, to: string): Promise<void> {
    const headers = { 'x-amz-copy-source': `/${this.#bucket}/${from}` };
    const response = await this.#ask('PUT', to, { headers });
    // A copy that fails halfway is told in the body of a success.
    if ((await response.text()).includes('<Error>')) throw new Error(`S3 did not copy ${from}.`);
  }

  async remove(version: string): Promise<void> {
    await this.#ask('DELETE', version);
  }

  /** Whoever watches the health asks often, the bucket is asked now and then. */
  async complaint(): Promise<string | undefined> {
    if (Date.now() - this.#askedAt > reachMilliseconds) {
      this.#askedAt = Date.now();
      this.#complaint = this.#tryBucket();
    }
    return this.#complaint;
  }

  async #tryBucket(): Promise<string | undefined> {
    const request = await this.#client.sign(this.#bucketUrl, { method: 'HEAD' });
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const status = await fetch(request, { signal }).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === undefined) return 'Storage cannot keep files: the S3 server of s3Url does not answer.';
    return status < 400
      ? undefined
      : `Storage cannot keep files: S3 answers ${status} for the bucket of s3Url.`;
  }

  async #ask(method: string, version: string, init: RequestInit = {}): Promise<Response> {
    const response = await this.#client.fetch(`${this.#bucketUrl}/${version}`, { ...init, method });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method === 'GET') throw noSuchKey();
    throw new Error(`S3 answered ${response.status} to ${method}.`);
  }
}
