import { chmodSync, createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** The log of one part, which goes on where it ended. Names and addresses stand in it: it is for its owner's eyes. */
export function openLog(folder: string, name: string): WriteStream {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return createWriteStream(join(folder, `${name.replaceAll(' ', '-')}.log`), { flags: 'a', mode: 0o600 });
}
