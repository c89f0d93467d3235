import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Mailbox, type StoredMail } from '../../src/mail/mailbox.ts';
import type { TestBackend } from './test-backend.ts';

export interface ReceivedMail extends StoredMail {
  link: string;
  code: string;
}

/** The mail of that number to the address, the first being 1; waits for it. */
export async function mailTo(backend: TestBackend, to: string, number = 1): Promise<ReceivedMail> {
  for (;;) {
    const mails = (await mailsTo(backend, to)).toReversed();
    const mail = mails[number - 1];
    if (mail) return received(mail);
    await setTimeout(20);
  }
}

export async function mailsTo(backend: TestBackend, to: string): Promise<StoredMail[]> {
  return (await new Mailbox(join(backend.dataDir, 'mail')).list()).filter((mail) => mail.to === to);
}

const received = (mail: StoredMail): ReceivedMail => ({
  ...mail,
  link: /https?:\S+/.exec(mail.text)?.[0] ?? '',
  code: /(?<=: )\d{6}/.exec(mail.text)?.[0] ?? '',
});
