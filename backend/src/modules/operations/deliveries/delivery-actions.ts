import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { SchoolNotFoundError } from '../../../platform/errors/errors.js';
import { SchoolsService } from '../../schools/index.js';
import { Quarantine, Replays } from '../../webhooks/index.js';
import { AuditRepository } from '../audit/audit.repository.js';
import type { DeliveryLinkDto } from './deliveries.dto.js';

/** What operators do about one event, each with its entry in the audit. */
@Injectable()
export class DeliveryActions {
  constructor(
    private readonly database: Database,
    private readonly quarantine: Quarantine,
    private readonly replays: Replays,
    private readonly audit: AuditRepository,
    private readonly schools: SchoolsService,
  ) {}

  dismiss(caller: StaffCaller, id: string, reason: string): Promise<void> {
    return this.database.systemTransaction(async () => {
      await this.quarantine.dismiss(id);
      const target = { kind: 'event', id } as const;
      await this.audit.record({ caller, action: 'event.dismiss', target, reason, result: {} });
    });
  }

  /** Links the bill and has the event processed again. The id of that replay. */
  async link(caller: StaffCaller, id: string, order: DeliveryLinkDto): Promise<string> {
    const school = await this.schools.findSchool(order.school);
    if (!school) throw new SchoolNotFoundError(order.school);
    const { reason, invoiceId } = order;
    const replayId = randomUUID();
    await this.database.systemTransaction(async () => {
      await this.quarantine.link(id, { schoolId: school.id, invoiceId }, caller.now);
      const { userId, email } = caller.principal;
      const requestedBy = { userId, email };
      await this.replays.start({
        id: replayId,
        selection: { ids: [id] },
        reason,
        perMinute: 60,
        requestedBy,
      });
      const result = { school: school.code, invoiceId, replay: replayId };
      const target = { kind: 'event', id } as const;
      await this.audit.record({ caller, action: 'event.link', target, reason, result });
    });
    return replayId;
  }
}
