import type { Transporter } from 'nodemailer';
import type { AppConfig } from '../../config/app-config.js';
import { Mailer, MailRefusedError, type OutgoingMail } from './mailer.js';

const TIMEOUT_MS = 20_000;

export class SmtpMailer extends Mailer {
  private transport: Promise<Transporter> | undefined;

  constructor(private readonly config: NonNullable<AppConfig['mail']>) {
    super();
  }

  override async send({ id, attachments, requestId, ...mail }: OutgoingMail): Promise<void> {
    this.transport ??= this.open();
    const transport = await this.transport;
    const { from } = this.config;
    const messageId = `<${id}@rekod-mengajar>`;
    await transport
      .sendMail({
        from,
        messageId,
        ...mail,
        attachments: [...attachments],
        ...(requestId && { headers: { 'X-Request-Id': requestId } }),
      })
      .catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefusedError(String(error)) : error;
      });
  }

  /** Loaded at the first mail: the library would slow down every start. */
  private async open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.config.smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** A 5xx answer to the recipient or the message; one to the sign-in is a fault of ours that will be mended. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
