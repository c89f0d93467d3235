import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

type Data = string | Buffer | undefined;
export type Entry = Readonly<{
  name: string;
  data: Data;
  store?: boolean;
  flags?: number;
  localName?: string;
  comment?: string;
  extra?: string;
  method?: number;
  hidden?: boolean;
  claim?: Readonly<{ size?: number; crc?: number }>;
}>;
type Around = Readonly<{ comment?: Data; prefix?: Data; suffix?: Data }>;

/**
 * A ZIP by hand, so that it can also be wrong on purpose.
 * entries: { name, data, store?, flags?, localName?, comment?, extra?, method?, claim? }
 * localName: another name in the local header; claim: { size, crc } said instead of the truth.
 */
export function zip(
  entries: readonly Entry[],
  { comment = '', prefix = '', suffix = '' }: Around = {},
): Buffer {
  const before = bytes(prefix);
  const parts = [before];
  const central: Buffer[] = [];
  let at = before.length;
  for (const entry of entries) {
    const { name, localName = name, store = false, flags = 0x0800, extra = '' } = entry;
    const data = bytes(entry.data);
    const packed = store ? data : deflateRawSync(data, { level: 9 });
    const [crc, size] = [entry.claim?.crc ?? crc32(data), entry.claim?.size ?? data.length];
    const method = entry.method ?? (store ? 0 : 8);
    const head = (isCentral: boolean, text: string) => {
      const nameBytes = bytes(text);
      const buffer = Buffer.alloc(isCentral ? 46 : 30);
      let i = 0;
      const u32 = (v: number) => {
        buffer.writeUInt32LE(v >>> 0, i);
        i += 4;
      };
      const u16 = (v: number) => {
        buffer.writeUInt16LE(v, i);
        i += 2;
      };
      u32(isCentral ? 0x02014b50 : 0x04034b50);
      if (isCentral) u16(20);
      u16(20);
      u16(flags);
      u16(method);
      u16(0);
      u16(0x5a21);
      u32(crc);
      u32(packed.length);
      u32(size);
      u16(nameBytes.length);
      u16(isCentral ? 0 : bytes(extra).length);
      if (isCentral) {
        u16(bytes(entry.comment ?? '').length);
        u16(0);
        u16(0);
        u32(0);
        u32(at);
      }
      return Buffer.concat([buffer, nameBytes, isCentral ? bytes(entry.comment ?? '') : bytes(extra)]);
    };
    if (!entry.hidden) central.push(head(true, name));
    const local = Buffer.concat([head(false, localName), packed]);
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  const said = bytes(comment);
  end.writeUInt16LE(said.length, 20);
  return Buffer.concat([...parts, directory, end, said, bytes(suffix)]);
}

const bytes = (data: Data) =>
  typeof data === 'string' ? Buffer.from(data, 'utf8') : (data ?? Buffer.alloc(0));

/** A PNG of any size; all of one colour costs nearly nothing. bits 1 (grey) or 8 (rgb). */
export function png(width: number, height: number, { bits = 8, rgb = [31, 111, 92] } = {}): Buffer {
  const row = bits === 1 ? Math.ceil(width / 8) : width * 3;
  const raw = Buffer.alloc((row + 1) * height);
  if (bits === 8)
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) raw.set(rgb, y * (row + 1) + 1 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = bits;
  head[9] = bits === 1 ? 0 : 2;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(8 + data.length + 4);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 8 + data.length);
    return out;
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
