import type { Transporter } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

export class SmtpMailer implements Mailer {
  readonly #url: string;
  readonly #from: string;
  #transport: Promise<Transporter> | undefined;

  constructor(url: string, from: string) {
    this.#url = url;
    this.#from = from;
  }

  async send(mail: Mail): Promise<void> {
    this.#transport ??= this.#open();
    await (await this.#transport).sendMail({ from: this.#from, ...mail });
  }

  /** Loaded at the first mail: the library would slow down every start. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: this.#url, connectionTimeout: 10_000 });
  }
}
