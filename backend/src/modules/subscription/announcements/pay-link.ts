import type { MailContent } from '../../../platform/mail/mail-content.js';

/** The billing page of a school: as a path of its host, and as what a mail asks to open. */
export type PayLink = Readonly<{ path: string; action: NonNullable<MailContent['action']> }>;
