import { Global, Module } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { AttachmentSources } from './attachment-sources.js';
import { MailDispatch } from './mail-dispatch.js';
import { MailFigures } from './mail-figures.js';
import { MailOutboxRepository } from './mail-outbox.repository.js';
import { MailWorker } from './mail-worker.js';
import { MailboxMailer } from './mailbox-mailer.js';
import { Mailer } from './mailer.js';
import { Mails } from './mails.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({
  providers: [
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
