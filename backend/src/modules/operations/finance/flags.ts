import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type PaymentFlag, PaymentFlags } from '../../billing/index.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { type NamedSchool, SchoolsReadModel } from '../deliveries/schools.read-model.js';
import type { PaymentFlagDto, ResolveFlagDto } from './finance-actions.dto.js';

/** Payments that finance should look at. */
@Injectable()
export class Flags {
  constructor(
    private readonly database: Database,
    private readonly flags: PaymentFlags,
    private readonly schools: SchoolsReadModel,
    private readonly audit: AuditRepository,
  ) {}

  open(): Promise<PaymentFlagDto[]> {
    return this.database.systemTransaction(async () => {
      const open = await this.flags.open();
      const named = await this.schools.named(open.map(({ schoolId }) => schoolId));
      return open.map((flag) => toDto(flag, named.get(flag.schoolId)));
    });
  }

  resolve(caller: StaffCaller, { provider, paymentId, flag, reason }: ResolveFlagDto): Promise<void> {
    return this.database.systemTransaction(async () => {
      const open = (await this.flags.open()).find(
        (one) => one.provider === provider && one.paymentId === paymentId && one.reason === flag,
      );
      const resolution = { actor: caller.principal.email, resolution: reason };
      await this.flags.resolve({ provider, paymentId, reason: flag }, resolution);
      const school = open && (await this.schools.named([open.schoolId])).get(open.schoolId);
      const target = { kind: 'school', id: school?.code ?? '' } as const;
      const result = { flag, provider, paymentId };
      await this.audit.record({ caller, action: 'finance.flag', target, reason, result });
    });
  }
}

function toDto(flag: PaymentFlag, school: NamedSchool | undefined): PaymentFlagDto {
  const { provider, paymentId, reason, invoiceNumber, amountSen, raisedAt } = flag;
  return {
    provider,
    paymentId,
    flag: reason,
    school: school?.code ?? '',
    schoolName: school?.name ?? '',
    invoiceNumber,
    amountSen,
    raisedAt: toMalaysianIso(raisedAt),
  };
}
