import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { systemNow } from '../clock/system-clock.js';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { timed } from '../metrics/timed.js';
import { traced } from '../tracing/tracing.js';
import { AttachmentSources } from './attachment-sources.js';
import { type ClaimedMail, MailOutboxRepository } from './mail-outbox.repository.js';
import { Mailer, MailRefusedError } from './mailer.js';

const LEASE_SECONDS = 300;
const MARK_AGAIN_MS = 1_000;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;
/** Leads every subject: a school is called as whoever registered it likes. */
const PLATFORM = 'Rekod Mengajar';
const MAX_ERROR_LENGTH = 2_000;

/**
 * Sends a mail once: it is held while it leaves and marked when it has left. Only a process that dies between the
 * two sends it again, when the hold has run out, under the same message id.
 */
@Injectable()
export class MailDispatch {
  private readonly logger = new Logger(MailDispatch.name);

  constructor(
    private readonly database: Database,
    private readonly repository: MailOutboxRepository,
    private readonly attachments: AttachmentSources,
    private readonly mailer: Mailer,
    private readonly metrics: Metrics,
  ) {}

  async send(mailId: string): Promise<void> {
    const heldUntil = systemNow() + LEASE_SECONDS * 1_000;
    const mail = await this.inTransaction(() => this.repository.claim(mailId, LEASE_SECONDS));
    if (!mail) return;
    try {
      await this.hand(mail);
    } catch (error) {
      return this.noteFailure(mail, error);
    }
    await this.markSent(mailId, heldUntil);
  }

  private async hand({
    attachments: references,
    schoolId,
    attempts: _,
    ...mail
  }: ClaimedMail): Promise<void> {
    const attachments = await Promise.all(
      references.map((reference) => this.attachments.load(schoolId, reference)),
    );
    const subject = `${PLATFORM}: ${mail.subject}`;
    const handing = () =>
      traced(
        'hand over mail',
        () => ({}),
        () => this.mailer.send({ ...mail, subject, attachments }),
      );
    await timed(handing, (seconds, error) =>
      this.metrics.mailSeconds.observe({ outcome: outcomeOf(error) }, seconds),
    );
  }

  /** It has left: the mark must not be lost with a database that is away for a moment. */
  private async markSent(mailId: string, heldUntil: number): Promise<void> {
    for (;;) {
      try {
        return await this.inTransaction(() => this.repository.markSent(mailId));
      } catch (error) {
        if (systemNow() + MARK_AGAIN_MS > heldUntil) throw error;
        await pause(MARK_AGAIN_MS);
      }
    }
  }

  /** If even this fails the hold runs out, and the sweep finds the row. */
  private async noteFailure({ id, attempts }: ClaimedMail, error: unknown): Promise<void> {
    this.logger.warn({ err: error, mailId: id, attempts }, 'A mail did not leave.');
    const message = String(error).slice(0, MAX_ERROR_LENGTH);
    await this.inTransaction(() =>
      error instanceof MailRefusedError
        ? this.repository.markRefused(id, message)
        : this.repository.holdAfterFailure(id, message, pauseSeconds(attempts)),
    );
  }

  private inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.database.systemTransaction(work);
  }
}

function outcomeOf(error: unknown): 'sent' | 'refused' | 'failed' {
  if (error === undefined) return 'sent';
  return error instanceof MailRefusedError ? 'refused' : 'failed';
}

function pauseSeconds(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}
