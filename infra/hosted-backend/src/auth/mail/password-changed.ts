import type { Mail, Mailer } from '../../mail/mailer.ts';
import type { UserRow } from '../users/user.ts';

/** The password has changed whether or not this mail gets through. */
export async function tellPasswordChanged(mailer: Mailer, user: UserRow, now: Date): Promise<void> {
  if (!user.email) return;
  await mailer.send(passwordChangedMail(user.email, now)).catch((error: Error) => {
    console.error(`The mail about a changed password was not sent: ${error.message}`);
  });
}

const timeForm = new Intl.DateTimeFormat('ms-MY', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kuala_Lumpur',
});

const passwordChangedMail = (to: string, now: Date): Mail => ({
  to,
  subject: 'Kata laluan anda telah ditukar',
  text: `Kata laluan akaun ${to} telah ditukar pada ${timeForm.format(now)}.

Jika bukan anda yang menukarnya, tetapkan semula kata laluan anda dengan segera dan maklumkan pentadbir sekolah.`,
});
