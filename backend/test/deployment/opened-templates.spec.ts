import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madePdfs } from '../support/libre-office.js';
import { takenBook, takenDocument, unlessRefused } from '../support/taken-templates.js';
import { listenAt } from '../support/templates/attack-marks.js';
import { documentAttacks } from '../support/templates/document-attacks.js';
import { workbookAttacks } from '../support/templates/workbook-attacks.js';

/** Of these LibreOffice fetches something where nothing cleans them. */
const FETCHED = ['d01', 'd15', 'd53', 'x04', 'x07'];
/** What is made to take long is for other tests. */
const SLOW = ['d51', 'd73', 'd81', 'd82', 'x49', 'x50'];

const heard: string[] = [];
const beacon = createServer((request, reply) => {
  heard.push(request.url ?? '');
  reply.writeHead(404).end();
});
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'templates-opened-'));
  await new Promise<void>((listening) => beacon.listen(0, '127.0.0.1', listening));
  const address = beacon.address();
  if (address !== null && typeof address === 'object') listenAt(`127.0.0.1:${address.port}`);
});
afterAll(() => {
  beacon.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How many of them LibreOffice has opened. */
async function opened(name: string, files: readonly (readonly [string, Buffer])[]): Promise<number> {
  const [from, to] = [join(folder, name), join(folder, `${name}-opened`)];
  mkdirSync(from);
  for (const [file, bytes] of files) writeFileSync(join(from, file), bytes);
  await madePdfs(
    files.map(([file]) => join(from, file)),
    to,
  );
  return readdirSync(to).filter((file) => file.endsWith('.pdf')).length;
}

const attacks = () => [
  ...documentAttacks().map((attack) => ({ ...attack, ending: 'docx', take: takenDocument })),
  ...workbookAttacks().map((attack) => ({
    ...attack,
    ending: 'xlsx',
    take: (bytes: Buffer) => takenBook(bytes),
  })),
];

describe('Whoever opens a filled template', () => {
  it('is told of by files that nobody has cleaned, so that silence means something', async () => {
    const raw = attacks().filter(({ id }) => FETCHED.includes(id));
    await opened(
      'raw',
      raw.map(({ id, ending, bytes }) => [`${id}.${ending}`, bytes] as const),
    );
    for (const id of FETCHED) expect(heard).toContain(`/jahat-${id}`);
  }, 300_000);

  it('is told of by none that a school has sent', async () => {
    heard.length = 0;
    const filled: [string, Buffer][] = [];
    for (const { id, ending, bytes, objective, take } of attacks().filter(
      (each) => !SLOW.includes(each.id),
    )) {
      const taken = await unlessRefused(take(bytes, objective));
      if (taken) filled.push([`${id}.${ending}`, taken.filled]);
    }
    expect(filled.length).toBeGreaterThan(80);
    expect(await opened('filled', filled)).toBe(filled.length);
    expect(heard).toEqual([]);
  }, 600_000);
});
