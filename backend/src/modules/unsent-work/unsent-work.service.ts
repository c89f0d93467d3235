import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { DAY_MS } from '../../platform/calendar/day.js';
import { malayLongDateAt } from '../../platform/calendar/malay-date.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { Database } from '../../platform/database/database.js';
import { Mails } from '../../platform/mail/mails.js';

/** `since`: when the oldest was written, epoch milliseconds. */
export type UnsentWork = Readonly<{ count: number; since: number }>;

/**
 * A reminder is a mail for later, taken back when the device has sent its work: so it comes also where the device, its
 * session or its owner is not heard of again. One for each device and day on which the oldest text was written.
 */
@Injectable()
export class UnsentWorkService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly mails: Mails,
  ) {}

  async remindOf(caller: SchoolCaller, deviceId: string, { count, since }: UnsentWork): Promise<void> {
    const { school, membership } = caller;
    await this.database.systemTransaction(async () => {
      await this.mails.withdraw(school.id, keyOf(caller, deviceId));
      await this.mails.enqueue({
        schoolId: school.id,
        dedupeKey: keyOf(caller, deviceId) + dayOf(since),
        to: membership.email,
        subject: `Kerja anda menunggu dalam peranti: ${school.name}`,
        content: {
          heading: school.name,
          paragraphs: [
            `${count} kerja yang anda tulis masih menunggu dalam peranti yang anda gunakan, sejak ${malayLongDateAt(since)}. Kerja itu belum sampai ke sekolah, dan hanya ada di sana.`,
            'Sila buka Rekod Mengajar dalam peranti itu, dengan sambungan internet, dan log masuk jika diminta. Kerja anda dihantar secara automatik, atau halaman memberitahu apa yang perlu dibuat.',
          ],
          action: { label: 'Buka Rekod Mengajar', url: this.addressOf(school.code) },
        },
        sendAfter: since + DAY_MS,
      });
    });
  }

  async forget(caller: SchoolCaller, deviceId: string): Promise<void> {
    await this.database.systemTransaction(() =>
      this.mails.withdraw(caller.school.id, keyOf(caller, deviceId)),
    );
  }

  private addressOf(schoolCode: string): string {
    const { publicScheme, baseDomain } = this.config;
    return `${publicScheme}://${schoolCode}.${baseDomain}/dashboard`;
  }
}

function keyOf({ principal }: SchoolCaller, deviceId: string): string {
  return `unsent-work:${principal.userId}:${deviceId}:`;
}
