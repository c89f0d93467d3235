import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Mails } from '../../../platform/mail/mails.js';
import { wordsOfRoles } from '../school-role.js';

const PASSWORD_PAGE = '/auth/forgot';

type Removal = Readonly<{ userId: string; email: string; reason: string; at: number }>;

/** To whoever signs in by less from now on: they did not ask for it themselves. */
@Injectable()
export class RemovalNotice {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mails: Mails,
  ) {}

  async send({ school, membership }: SchoolCaller, { userId, email, reason, at }: Removal): Promise<void> {
    const { publicScheme, baseDomain } = this.config;
    await this.mails.enqueue({
      schoolId: school.id,
      dedupeKey: `second-factor-removed:${userId}:${at}`,
      to: email,
      subject: 'Rekod Mengajar: langkah kedua akaun anda telah dibuang',
      content: {
        heading: school.name,
        paragraphs: [
          `Langkah kedua log masuk akaun anda telah dibuang oleh ${membership.displayName}, ${wordsOfRoles(membership.roles)} ${school.name}. Sebab: ${reason}`,
          'Semua peranti anda telah dilog keluar, dan kata laluan lama tidak boleh digunakan lagi. Sila tetapkan kata laluan baharu, kemudian tambah langkah kedua yang baharu di halaman Tetapan.',
          'Jika anda tidak memintanya, sila tetapkan kata laluan baharu sekarang dan hubungi Admin Utama sekolah.',
        ],
        action: {
          label: 'Tetapkan kata laluan baharu',
          url: `${publicScheme}://${school.code}.${baseDomain}${PASSWORD_PAGE}`,
        },
      },
    });
  }
}
