import { inflateRawSync } from 'node:zlib';

/** The files of an archive by their paths, read from its directory at the end. */
export function filesOf(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(archive.length - 22 + 16);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, extra, comment, local] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ];
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, inflateRawSync(archive.subarray(start, start + packed)).toString());
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
