import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { declareRetention } from '../retention/retention-rule.js';
import { AttachmentSources } from './attachment-sources.js';
import { MailWorker } from './mail.worker.js';
import { MailDispatch } from './mail-dispatch.js';
import { MailFigures } from './mail-figures.js';
import { MailOutboxRepository } from './mail-outbox.repository.js';
import { MailboxMailer } from './mailbox-mailer.js';
import { Mailer } from './mailer.js';
import { Mails } from './mails.js';
import { SmtpMailer } from './smtp-mailer.js';

const LEFT = 'sent_at IS NOT NULL OR refused_at IS NOT NULL';
const OF_MAIL = { table: 'mail_outbox', at: 'created_at', clock: 'system' } as const;

/** A mail that has not left yet is kept however old it is. */
const MAIL_RETENTION = declareRetention(
  {
    ...OF_MAIL,
    keeps: { days: 90 },
    only: `body_html <> '' AND (${LEFT})`,
    empties: { body_text: "''", body_html: "''", attachments: "'[]'" },
    because:
      'its words are about people, and its links open accounts; what it said stands in the tables it is about',
  },
  {
    ...OF_MAIL,
    keeps: { months: 13 },
    only: `(${LEFT})`,
    because: 'that it has left, so that nobody is told the same twice, as long as notifications',
  },
);

@Global()
@Module({
  providers: [
    MAIL_RETENTION,
    MailOutboxRepository,
    Mails,
    AttachmentSources,
    MailDispatch,
    MailFigures,
    MailWorker,
    { provide: Mailer, useFactory: mailerOf, inject: [APP_CONFIG] },
  ],
  exports: [Mails, AttachmentSources],
})
export class MailModule {}

function mailerOf(config: AppConfig): Mailer {
  return config.mail ? new SmtpMailer(config.mail) : new MailboxMailer(config);
}
