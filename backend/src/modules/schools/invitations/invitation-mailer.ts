import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { School } from '../../../platform/access/memberships.js';
import { Mails } from '../../../platform/mail/mails.js';
import { wordsOfRoles } from '../school-role.js';
import { INVITATION_DAYS, type Invitation } from './invitation.js';

/** Invitations leave with the transaction that makes or renews them. */
@Injectable()
export class InvitationMailer {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mails: Mails,
  ) {}

  /** To whoever holds a link that opens nothing any more. */
  async sendWithdrawal(school: School, { id, email, sentAt }: Invitation): Promise<void> {
    await this.mails.enqueue({
      schoolId: school.id,
      dedupeKey: `invitation-withdrawn:${id}:${sentAt}`,
      to: email,
      subject: `Jemputan menyertai ${school.name} ditarik balik`,
      content: {
        heading: school.name,
        paragraphs: [
          `Jemputan untuk menyertai ${school.name} di Rekod Mengajar telah ditarik balik, jadi pautannya tidak boleh digunakan lagi.`,
          'Jika ini satu kesilapan, sila hubungi pentadbir sekolah.',
        ],
      },
    });
  }

  async send(school: School, invitation: Invitation, token: string, invitedBy: string): Promise<void> {
    const { id, email, roles, sentAt } = invitation;
    await this.mails.enqueue({
      schoolId: school.id,
      dedupeKey: `invitation:${id}:${sentAt}`,
      to: email,
      subject: `Jemputan menyertai ${school.name}`,
      content: {
        heading: school.name,
        paragraphs: [
          `${invitedBy} menjemput anda menyertai ${school.name} di Rekod Mengajar sebagai ${wordsOfRoles(roles)}.`,
          `Pautan di bawah sah selama ${INVITATION_DAYS} hari dan untuk anda sahaja. Jika anda tidak mengenali sekolah ini, sila abaikan mel ini.`,
        ],
        action: { label: 'Terima jemputan', url: invitationLink(this.config, school.code, token) },
      },
    });
  }
}

type Site = Pick<AppConfig, 'publicScheme' | 'baseDomain'>;

/**
 * From what is stored and configured, never from a Host header. The token stands in the fragment, which reaches no
 * server and no log.
 */
function invitationLink({ publicScheme, baseDomain }: Site, schoolCode: string, token: string): string {
  return `${publicScheme}://${schoolCode}.${baseDomain}/auth/daftar#jemputan=${token}`;
}
