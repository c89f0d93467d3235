import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';
import type { Reading, TextEncoding } from './reading/index.js';

/** What is looked for in a file. */
type Sought = 'table' | `table:${TextEncoding}` | 'timetable';

/** What Node is told to run: a test has no built program. */
export const READER_PROGRAM = Symbol('program that reads files');
const BUILT: readonly string[] = [join(BACKEND_FOLDER, 'dist/read-table.js')];

/** Of MB. What it has just made is looked through often: left alone it takes 50 MB more for the same file. */
const OF_HEAP = ['--max-old-space-size=120', '--max-semi-space-size=4'];
const MOST_MEMORY_BYTES = 190 * 1024 * 1024;
const PAGE_BYTES = 4_096;
const PATIENCE_MS = 25_000;
const LOOK_EVERY_MS = 50;
/** More than the cells that are let through can take. */
const AT_ONCE = 2;

type Reader = ChildProcessByStdio<Writable, Readable, null>;

/** Files of strangers are read in a process of their own, which may die of them: this one goes on. */
@Injectable()
export class TableReader {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(@Optional() @Inject(READER_PROGRAM) private readonly program: readonly string[] = BUILT) {}

  /** `encoding`: as somebody has said that its text is written; null where nobody was asked. */
  read(bytes: Buffer, encoding: TextEncoding | null = null): Promise<Reading> {
    return this.readAs<Reading>(encoding === null ? 'table' : `table:${encoding}`, bytes);
  }

  /** `Found`: what the program answers of what is sought; a file it dies of is too big. */
  async readAs<Found>(sought: Sought, bytes: Buffer): Promise<Found | Readonly<{ refusal: 'too_big' }>> {
    await this.takeTurn();
    try {
      return await this.readInChild<Found>(sought, bytes);
    } finally {
      this.endTurn();
    }
  }

  private async readInChild<Found>(
    sought: Sought,
    bytes: Buffer,
  ): Promise<Found | Readonly<{ refusal: 'too_big' }>> {
    const child = spawn(process.execPath, [...OF_HEAP, ...this.program, sought], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
    });
    const watch = setInterval(() => void killWhenLarge(child), LOOK_EVERY_MS);
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    try {
      // It may be dead before it has taken all.
      child.stdin.on('error', () => undefined);
      child.stdin.end(bytes);
      const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      return code === 0 ? JSON.parse(said) : { refusal: 'too_big' };
    } finally {
      clearInterval(watch);
      clearTimeout(patience);
    }
  }

  private takeTurn(): Promise<void> | void {
    this.running += 1;
    if (this.running > AT_ONCE) return new Promise((resolve) => this.waiting.push(resolve));
  }

  private endTurn(): void {
    this.running -= 1;
    this.waiting.shift()?.();
  }
}

/** Where the system says how much it holds; elsewhere the bounds of its heap and of what it inflates have to do. */
async function killWhenLarge(child: Reader): Promise<void> {
  const pages = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  if (Number(pages.split(' ')[1]) * PAGE_BYTES > MOST_MEMORY_BYTES) child.kill('SIGKILL');
}
