import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** A file to keep, under this name. */
export function fileOf(content: Readable, type: string, name: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
}
