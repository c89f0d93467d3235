import type { Readable } from 'node:stream';

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps the bytes of objects under their versions, on disk or on S3. What it holds never changes. */
export interface ByteStore {
  /** Takes a received file as a whole and away. */
  take(file: string, version: string): Promise<void>;
  /** @throws StorageError NoSuchKey */
  open(version: string, range?: ByteRange): Promise<Readable>;
  copy(from: string, to: string): Promise<void>;
  /** What is not there counts as removed. */
  remove(version: string): Promise<void>;
  /** A sentence while nothing can be kept. */
  complaint(): Promise<string | undefined>;
}
