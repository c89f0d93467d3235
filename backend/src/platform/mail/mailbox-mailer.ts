import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppConfig } from '../../config/app-config.js';
import { systemNow } from '../clock/system-clock.js';
import { Mailer, type OutgoingMail } from './mailer.js';

/** Keeps mails as files in the form of the hosted backend's mailbox, which shows them. */
export class MailboxMailer extends Mailer {
  private readonly folder: string;

  constructor({ dataDir }: Pick<AppConfig, 'dataDir'>) {
    super();
    this.folder = join(dataDir, 'mail');
  }

  override async send({ id: mailId, attachments, ...mail }: OutgoingMail): Promise<void> {
    const sentAt = systemNow();
    const id = `${sentAt}-${mailId}`;
    const files = attachments.map(({ content, ...file }) => ({
      ...file,
      content: content.toString('base64'),
    }));
    const stored = { id, sentAt: new Date(sentAt).toISOString(), ...mail, attachments: files };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, `${id}.json`), JSON.stringify(stored), { mode: 0o600 });
  }
}
