export type Attachment = Readonly<{ filename: string; contentType: string; content: Buffer }>;

/** `id` stays the same when a mail has to be sent again, so that mail servers can tell. */
export type OutgoingMail = Readonly<{
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  /** Travels with it, so that a mail in somebody's hands leads to the log lines of what caused it. */
  requestId: string | null;
}>;

/** The way out for mail: SMTP where it is configured, else files that the mailbox page shows. */
export abstract class Mailer {
  /** @throws MailRefusedError when no further try would help */
  abstract send(mail: OutgoingMail): Promise<void>;
}

/** The mail server has refused this mail for good. */
export class MailRefusedError extends Error {}
