import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { billingPagePath, billingPageUrl, MailedPapers, PaymentClaims } from '../../billing/index.js';
import type { Notice } from '../../notifications/index.js';
import { SchoolsService } from '../../schools/index.js';
import {
  afterEndNotice,
  creditedNotice,
  creditTakenBackNotice,
  declinedNotice,
  extendedNotice,
  failedNotice,
  paidNotice,
  pendingNotice,
} from './event-notices.js';
import type { NoticeSubject } from './notice-subject.js';
import type { PayLink } from './pay-link.js';
import type { Situation } from './situation.js';
import { standingNotices } from './standing-notices.js';

/** Finds the words for what is to be told. */
@Injectable()
export class NoticeWriter {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly schools: SchoolsService,
    private readonly papers: MailedPapers,
    private readonly claims: PaymentClaims,
  ) {}

  async noticesOf(subject: NoticeSubject, situation: Situation): Promise<Notice[]> {
    const { schoolId, assessment, now } = situation;
    const link = await this.payLink(schoolId);
    switch (subject.kind) {
      case 'standing':
        return standingNotices(schoolId, assessment, link, now);
      case 'extended':
        return extendedNotice(subject, situation, link);
      case 'credited': {
        const paper = await this.papers.creditNote(schoolId, subject.id);
        return paper ? creditedNotice(subject, situation, link, paper) : [];
      }
      case 'credit-taken-back': {
        const paper = await this.papers.creditNote(schoolId, subject.id);
        return paper ? creditTakenBackNotice(subject, situation, link, paper) : [];
      }
      case 'declined': {
        const claim = await this.claims.find(schoolId, subject.id);
        return claim ? declinedNotice(claim, situation, link) : [];
      }
      case 'pending':
        return pendingNotice(subject, situation, link);
      case 'failed':
        return failedNotice(subject, situation, link);
      case 'paid': {
        const paper = await this.papers.receiptOf(schoolId, subject.provider, subject.paymentId);
        return paper ? paidNotice(subject, situation, link, paper) : [];
      }
      case 'after-end': {
        const paper = await this.papers.receiptOf(schoolId, subject.provider, subject.paymentId);
        return paper ? afterEndNotice(subject, situation, link, paper) : [];
      }
    }
  }

  async payLink(schoolId: string): Promise<PayLink> {
    const { code } = await this.schools.schoolById(schoolId);
    const action = { label: 'Bayar sekarang', url: billingPageUrl(this.config, code) };
    return { path: billingPagePath(code), action };
  }
}
