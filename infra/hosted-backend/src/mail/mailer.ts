export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Two ways out: SMTP where it is configured, else the mailbox page. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
