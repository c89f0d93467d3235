export type PaymentSubject = Readonly<{
  kind: 'paid' | 'pending' | 'failed';
  provider: string;
  paymentId: string;
  /** Epoch milliseconds. */
  at: number;
}>;

/** What something is to be told of: where the subscription stands, or one fact. */
export type NoticeSubject =
  | Readonly<{ kind: 'standing' }>
  | Readonly<{ kind: 'extended' | 'credited' | 'declined'; id: string }>
  | PaymentSubject;

/** As a row keeps it. */
export function writtenSubject(subject: NoticeSubject): string {
  return JSON.stringify(subject);
}

export function readSubject(written: string): NoticeSubject {
  return JSON.parse(written);
}
