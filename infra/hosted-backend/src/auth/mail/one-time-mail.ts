import type { Mail } from '../../mail/mailer.ts';

export type LinkMailKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new';

interface Wording {
  subject: string;
  reason: string;
}

const wordings: Record<LinkMailKind, Wording> = {
  signup: {
    subject: 'Sahkan alamat e-mel anda',
    reason: 'Sahkan alamat e-mel ini untuk melengkapkan pendaftaran anda.',
  },
  invite: {
    subject: 'Jemputan ke Rekod Mengajar',
    reason: 'Anda dijemput untuk menggunakan Rekod Mengajar. Terima jemputan dan pilih kata laluan anda.',
  },
  magiclink: {
    subject: 'Pautan log masuk anda',
    reason: 'Log masuk ke Rekod Mengajar dengan pautan ini.',
  },
  recovery: {
    subject: 'Tetapkan semula kata laluan',
    reason: 'Tetapkan semula kata laluan anda dengan pautan ini.',
  },
  email_change_current: {
    subject: 'Sahkan pertukaran alamat e-mel',
    reason: 'Akaun ini akan ditukar ke alamat e-mel lain. Sahkan pertukaran itu di sini.',
  },
  email_change_new: {
    subject: 'Sahkan alamat e-mel baharu anda',
    reason: 'Sahkan bahawa alamat e-mel baharu ini milik anda.',
  },
};

const lifetimeForm = new Intl.NumberFormat('ms-MY', { maximumFractionDigits: 0 });

export interface LinkMail {
  to: string;
  kind: LinkMailKind;
  link: string;
  code: string;
  linkSeconds: number;
  codeSeconds: number;
}

export function linkMail({ to, kind, link, code, linkSeconds, codeSeconds }: LinkMail): Mail {
  const { subject, reason } = wordings[kind];
  return {
    to,
    subject,
    text: `${reason}

${link}

Atau masukkan kod ini: ${code}

Pautan itu sah selama ${minutes(linkSeconds)} dan kod itu ${minutes(codeSeconds)}, untuk sekali guna. ${notYou}`,
  };
}

export const reauthenticationMail = (to: string, code: string, codeSeconds: number): Mail => ({
  to,
  subject: 'Kod pengesahan anda',
  text: `Masukkan kod ini untuk meneruskan: ${code}

Kod itu sah selama ${minutes(codeSeconds)}, untuk sekali guna. Jika bukan anda yang memintanya, tukar kata laluan anda.`,
});

/** In place of a confirmation: only who reads this mailbox learns that the account exists. */
export const accountExistsMail = (to: string): Mail => ({
  to,
  subject: 'Alamat e-mel ini sudah berdaftar',
  text: `Seseorang cuba mendaftar dengan alamat ini, tetapi ia sudah mempunyai akaun. Log masuk seperti biasa, atau tetapkan semula kata laluan anda jika terlupa.

${notYou}`,
});

const minutes = (seconds: number) => `${lifetimeForm.format(seconds / 60)} minit`;

const notYou = 'Jika bukan anda yang memintanya, abaikan mel ini.';
