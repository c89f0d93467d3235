import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import type { FlagId, PaymentFlag } from './payment-flag.js';
import { PaymentFlagsRepository, type Resolution } from './payment-flags.repository.js';

const MAX_FLAGS = 500;

/** What finance should look at. Joins the current system transaction. */
@Injectable()
export class PaymentFlags {
  constructor(
    private readonly database: Database,
    private readonly flags: PaymentFlagsRepository,
  ) {}

  /** Oldest first. */
  open(): Promise<PaymentFlag[]> {
    return this.database.systemTransaction(() => this.flags.openFlags(MAX_FLAGS));
  }

  /** Somebody has looked: who, and what came of it. */
  resolve(flag: FlagId, resolution: Resolution): Promise<void> {
    return this.database.systemTransaction(async () => {
      if (!(await this.flags.resolve(flag, resolution))) throw new NotFoundError('The flag');
    });
  }
}
