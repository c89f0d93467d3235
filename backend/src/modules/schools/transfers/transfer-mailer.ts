import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Events } from '../../../platform/events/events.js';
import { Mails } from '../../../platform/mail/mails.js';
import type { Member } from '../members/member.js';
import { memberTold } from '../schools.events.js';
import { OFFER_DAYS, type Transfer } from './transfer.js';

/** Where the receiver confirms, and the holder sees how it stands. */
const OFFER_PAGE = '/tawaran-admin-utama';

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
type Letter = Readonly<{ about: string; to: Member; subject: string; text: string }>;

/** Mails and notices of the product, which leave with the transaction in which the offer is made or ends. */
@Injectable()
export class TransferMailer {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mails: Mails,
    private readonly events: Events,
  ) {}

  async tellBoth(
    caller: SchoolCaller,
    { offeredAt }: Transfer,
    { holder, receiver }: Parties,
    step: TransferStep,
  ): Promise<void> {
    const said = TEXTS[step](caller.school.name, holder.displayName, receiver.displayName);
    const about = `main-admin-transfer:${offeredAt}:${step}`;
    await this.tell(caller, { about, to: holder, subject: said.subject, text: said.toHolder });
    await this.tell(caller, { about, to: receiver, subject: said.subject, text: said.toReceiver });
  }

  private async tell({ school, now }: SchoolCaller, { about, to, subject, text }: Letter): Promise<void> {
    const { userId } = to;
    const notice = { schoolId: school.id, userId, about, title: subject, message: text };
    await this.events.emit(memberTold, { ...notice, link: OFFER_PAGE, at: now });
    const { publicScheme, baseDomain } = this.config;
    await this.mails.enqueue({
      schoolId: school.id,
      dedupeKey: `${about}:${userId}`,
      to: to.email,
      subject,
      content: {
        heading: school.name,
        paragraphs: [text, 'Jika anda tidak mengetahui perkara ini, sila hubungi pentadbir sekolah.'],
        action: {
          label: 'Lihat tawaran',
          url: `${publicScheme}://${school.code}.${baseDomain}${OFFER_PAGE}`,
        },
      },
    });
  }
}
