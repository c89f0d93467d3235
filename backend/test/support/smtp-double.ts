import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came, headers and all. */
export type ReceivedMail = Readonly<{ to: string; source: string }>;

export type SmtpDouble = Readonly<{
  environment: Readonly<Record<string, string>>;
  received: ReceivedMail[];
  to(recipient: string): ReceivedMail[];
  /** Runs when a mail has come and before it is taken in; a failure is a temporary one to the sender. */
  beforeTakingIn(action: () => Promise<void>): void;
  close(): Promise<void>;
}>;

/** A mail server that knows every address but those that begin with `tiada`. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const received: ReceivedMail[] = [];
  let before = async () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        address.startsWith('tiada') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope }, callback) => {
      const take = async () => {
        const source = await text(stream);
        await before();
        received.push(...envelope.rcptTo.map(({ address }) => ({ to: address, source })));
      };
      take().then(
        () => callback(),
        (error) => callback(Object.assign(error, { responseCode: 451 })),
      );
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Rekod Mengajar <rekod@contoh.test>' },
    received,
    to: (recipient) => received.filter(({ to }) => to === recipient),
    beforeTakingIn: (action) => {
      before = action;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
