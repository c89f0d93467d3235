import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { School } from '../../../platform/access/memberships.js';
import { Mails } from '../../../platform/mail/mails.js';
import { SchoolsRepository } from '../schools.repository.js';
import { type CodeContest, type ContestAnswer, KEPT_DAYS } from './code-contest.js';

const REGISTRATION_PAGE = '/daftar';

/** In the transaction of the answer. */
@Injectable()
export class ContestMailer {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mails: Mails,
    private readonly schools: SchoolsRepository,
  ) {}

  async tellContestant(
    { id, email, code }: CodeContest,
    answer: ContestAnswer,
    reason: string,
  ): Promise<void> {
    const official = code.toUpperCase();
    const released = answer === 'released';
    const paragraph = released
      ? `Kami telah menyemak bantahan anda. Kod ${official} kini dilepaskan, dan disimpan untuk anda selama ${KEPT_DAYS} hari. Sila daftarkan sekolah anda dengan akaun yang sama.`
      : `Kami telah menyemak bantahan anda. Kod ${official} kekal dengan pihak yang telah kami sahkan. Sila minta Admin Utama sekolah menjemput anda.`;
    await this.mails.enqueue({
      schoolId: null,
      dedupeKey: `code-contest:${id}`,
      to: email,
      subject: `Rekod Mengajar: jawapan tentang kod ${official}`,
      content: {
        heading: 'Rekod Mengajar',
        paragraphs: [paragraph, `Penjelasan kami: ${reason}`],
        ...(released && { action: { label: 'Daftar sekolah', url: this.addressOf('', REGISTRATION_PAGE) } }),
      },
    });
  }

  async tellSchool({ id, code, name }: School, former: string): Promise<void> {
    for (const { userId, email } of await this.schools.mainAdmins(id)) {
      await this.mails.enqueue({
        schoolId: id,
        dedupeKey: `code-released:${former}:${userId}`,
        to: email,
        subject: 'Rekod Mengajar: alamat sekolah anda telah ditukar',
        content: {
          heading: name,
          paragraphs: [
            `Kod ${former.toUpperCase()} ialah kod rasmi sekolah lain, jadi ia telah dilepaskan. Sekolah yang anda daftarkan, dengan semua rekodnya, kini di alamat baharu.`,
            'Jika ini satu kesilapan, sila hubungi bantuan@rekodmengajar.example.',
          ],
          action: { label: 'Buka sekolah', url: this.addressOf(`${code}.`, '/') },
        },
      });
    }
  }

  private addressOf(label: string, path: string): string {
    const { publicScheme, baseDomain } = this.config;
    return `${publicScheme}://${label}${baseDomain}${path}`;
  }
}
