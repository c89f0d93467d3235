import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUUID } from 'class-validator';
import type { ErasedPerson } from './erased-people.js';

/** `unread`: lines that say nobody, say of a disk that was full: whoever was meant is told again. */
export type LedgerRead = Readonly<{ people: readonly ErasedPerson[]; unread: number }>;

const FILE = /^\d{4}-\d\d-\d\d\.jsonl$/;

/** Adds a line for each to the file of the day of its erasure (UTC), and is back when it is on the disk. */
export async function addToLedger(folder: string, people: readonly ErasedPerson[]): Promise<void> {
  const files = Object.groupBy(people, ({ erasedAt }) => fileOf(erasedAt));
  for (const [name, ofDay = []] of Object.entries(files)) {
    // Behind a line that was cut short a new one begins.
    const lines = ofDay.map((person) => `\n${JSON.stringify(person)}`).join('');
    const file = await open(join(folder, name), 'a', 0o600);
    try {
      await file.writeFile(`${lines}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

/** Of files from the day (UTC) of an instant on, null: of all. @throws where the folder cannot be read */
export async function readLedger(folder: string, from: number | null): Promise<LedgerRead> {
  const first = from === null ? '' : fileOf(from);
  const names = (await readdir(folder)).filter((name) => FILE.test(name) && name >= first).toSorted();
  const people: ErasedPerson[] = [];
  let unread = 0;
  for (const name of names)
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) {
      if (line === '') continue;
      const person = personOf(line);
      if (person) people.push(person);
      else unread += 1;
    }
  return { people, unread };
}

const fileOf = (instant: number) => `${new Date(instant).toISOString().slice(0, 10)}.jsonl`;

function personOf(line: string): ErasedPerson | null {
  const said = parsed(line);
  if (said === null || !isUUID(said.personId) || !Number.isSafeInteger(said.erasedAt)) return null;
  const known = said.kind === 'account' || (said.kind === 'pupil' && isUUID(said.schoolId));
  return known ? (said as unknown as ErasedPerson) : null;
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
