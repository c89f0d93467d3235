import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { SchoolsService } from '../../schools/index.js';
import { detailsUnlessSaid } from './billing-details.js';
import { BillingDetailsRepository } from './billing-details.repository.js';
import { billingPageUrl } from './billing-page-url.js';
import { DocumentSettingsRepository } from './document-settings.repository.js';
import { taxWithin } from './service-tax.js';

/** Instants in epoch milliseconds. `buyerAt`: null for as the school names itself today. */
type Framed = Readonly<{ issuedAt: number; buyerAt: number | null; taxedAt: number; amountSen: number }>;

/** What every document has: seller, buyer and tax as they were on its day. In the current transaction. */
@Injectable()
export class DocumentFrames {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly schools: SchoolsService,
    private readonly details: BillingDetailsRepository,
    private readonly settings: DocumentSettingsRepository,
  ) {}

  async frame(schoolId: string, { issuedAt, buyerAt, taxedAt, amountSen }: Framed) {
    const { code, name } = await this.schools.schoolById(schoolId);
    const said =
      buyerAt === null ? await this.details.newest(schoolId) : await this.details.at(schoolId, buyerAt);
    const parts = {
      issuedAt,
      seller: await this.settings.sellerAt(issuedAt),
      buyer: said ?? detailsUnlessSaid(name),
      amount: taxWithin(amountSen, await this.settings.taxBasisPointsAt(taxedAt)),
    };
    return { parts, billingPage: billingPageUrl(this.config, code) };
  }
}
