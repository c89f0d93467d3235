import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { StateCode } from '../../schools/index.js';
import type { Seller } from './seller.js';

interface SettingsTables {
  service_tax_rates: { valid_from: Date; basis_points: number };
  sellers: {
    valid_from: Date;
    name: string;
    registration_number: string;
    tin: string;
    service_tax_number: string | null;
    industry_code: string;
    industry: string;
    address_lines: string[];
    postcode: string;
    city: string;
    state_code: StateCode;
    phone: string;
    email: string;
  };
}

/** What is dated and the same for every school: a document of a day shows what held on that day. */
@Injectable()
export class DocumentSettingsRepository {
  private readonly db = this.database.tables<SettingsTables>();

  constructor(private readonly database: Database) {}

  async taxBasisPointsAt(instant: number): Promise<number> {
    const rate = await this.db
      .selectFrom('service_tax_rates')
      .select('basis_points')
      .where('valid_from', '<=', toDate(instant))
      .orderBy('valid_from', 'desc')
      .limit(1)
      .executeTakeFirst();
    return rate?.basis_points ?? 0;
  }

  async sellerAt(instant: number): Promise<Seller> {
    const row = await this.db
      .selectFrom('sellers')
      .selectAll()
      // The first one stands for anything older.
      .orderBy((order) => order('valid_from', '<=', toDate(instant)), 'desc')
      .orderBy('valid_from', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { address_lines: lines, postcode, city, state_code: stateCode } = row;
    return {
      name: row.name,
      registrationNumber: row.registration_number,
      tin: row.tin,
      serviceTaxNumber: row.service_tax_number,
      industryCode: row.industry_code,
      industry: row.industry,
      address: { lines, postcode, city, stateCode },
      phone: row.phone,
      email: row.email,
    };
  }
}
