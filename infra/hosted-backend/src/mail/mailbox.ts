import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

/** The content in base64. */
export interface StoredAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** The product keeps its mails in the same folder; those have HTML beside the text, and attachments. */
export interface StoredMail extends Mail {
  id: string;
  sentAt: string;
  html?: string;
  attachments?: StoredAttachment[];
}

const shown = 100;
const idForm = /^\d{13}-[\da-f-]{36}$/;

/** Keeps mails as files, one each, named so that they sort by age. */
export class Mailbox implements Mailer {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async send(mail: Mail): Promise<void> {
    const sentAt = new Date();
    const id = `${sentAt.getTime()}-${randomUUID()}`;
    const stored: StoredMail = { ...mail, id, sentAt: sentAt.toISOString() };
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(this.#file(id), JSON.stringify(stored), { mode: 0o600 });
  }

  /** The newest first. */
  async list(): Promise<StoredMail[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => idForm.test(id));
    const newest = ids.sort().reverse().slice(0, shown);
    return Promise.all(newest.map((id) => this.#read(id)));
  }

  async find(id: string): Promise<StoredMail | undefined> {
    return idForm.test(id) ? this.#read(id).catch(() => undefined) : undefined;
  }

  async #read(id: string): Promise<StoredMail> {
    return JSON.parse(await readFile(this.#file(id), 'utf8'));
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}
