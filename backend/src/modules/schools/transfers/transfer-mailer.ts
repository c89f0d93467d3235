import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { School } from '../../../platform/access/memberships.js';
import { Mails } from '../../../platform/mail/mails.js';
import type { Member } from '../members/member.js';
import { OFFER_DAYS, type Transfer } from './transfer.js';

const PEOPLE_PAGE = '/admin-sekolah/pengguna';

export type TransferStep = 'offered' | 'withdrawn' | 'declined' | 'accepted';
type Parties = Readonly<{ holder: Member; receiver: Member }>;

/** What happened to the offer, for each of the two whom it concerns. */
const TEXTS: Readonly<Record<TransferStep, (school: string, holder: string, receiver: string) => Said>> = {
  offered: (school, holder, receiver) => ({
    subject: `${school}: tawaran menjadi Admin Utama`,
    toReceiver: `${holder} menawarkan peranan Admin Utama ${school} kepada anda. Tawaran ini sah selama ${OFFER_DAYS} hari dan berlaku hanya selepas anda mengesahkannya.`,
    toHolder: `Anda menawarkan peranan Admin Utama ${school} kepada ${receiver}. Anda kekal Admin Utama sehingga tawaran itu disahkan, dan boleh menariknya balik.`,
  }),
  withdrawn: (school, holder, receiver) => ({
    subject: `${school}: tawaran Admin Utama ditarik balik`,
    toReceiver: `${holder} menarik balik tawaran peranan Admin Utama ${school}.`,
    toHolder: `Tawaran peranan Admin Utama ${school} kepada ${receiver} telah ditarik balik.`,
  }),
  declined: (school, holder, receiver) => ({
    subject: `${school}: tawaran Admin Utama ditolak`,
    toReceiver: `Anda menolak tawaran peranan Admin Utama ${school} daripada ${holder}.`,
    toHolder: `${receiver} menolak tawaran peranan Admin Utama ${school}. Anda kekal Admin Utama.`,
  }),
  accepted: (school, holder, receiver) => ({
    subject: `${school}: Admin Utama telah bertukar`,
    toReceiver: `Anda kini Admin Utama ${school}, menggantikan ${holder}.`,
    toHolder: `${receiver} kini Admin Utama ${school}. Anda kekal pentadbir sekolah.`,
  }),
};

type Said = Readonly<{ subject: string; toReceiver: string; toHolder: string }>;

/** Leaves with the transaction in which the offer is made, withdrawn, declined or accepted. */
@Injectable()
export class TransferMailer {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mails: Mails,
  ) {}

  async tellBoth(
    school: School,
    { offeredAt }: Transfer,
    { holder, receiver }: Parties,
    step: TransferStep,
  ): Promise<void> {
    const said = TEXTS[step](school.name, holder.displayName, receiver.displayName);
    const letters = [
      { to: holder, text: said.toHolder },
      { to: receiver, text: said.toReceiver },
    ];
    const { publicScheme, baseDomain } = this.config;
    for (const { to, text } of letters)
      await this.mails.enqueue({
        schoolId: school.id,
        dedupeKey: `main-admin-transfer:${offeredAt}:${step}:${to.userId}`,
        to: to.email,
        subject: said.subject,
        content: {
          heading: school.name,
          paragraphs: [text, 'Jika anda tidak mengetahui perkara ini, sila hubungi pentadbir sekolah.'],
          action: {
            label: 'Buka Rekod Mengajar',
            url: `${publicScheme}://${school.code}.${baseDomain}${PEOPLE_PAGE}`,
          },
        },
      });
  }
}
