import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { ConsentEffect, ConsentKind } from '../domain/consent.js';

/** Something that may be only as long as a consent stands. Declared where it is, found among the providers. */
export abstract class HangsOnConsent {
  abstract readonly kind: ConsentKind;
  abstract readonly effect: ConsentEffect;

  /** Whether there is something of the pupil to switch off. In the current transaction. */
  abstract isOn(owner: SchoolOwner, pupilId: string): Promise<boolean>;

  /** In the current transaction. */
  abstract switchOff(owner: SchoolOwner, pupilId: string): Promise<void>;
}

@Injectable()
export class CollectedHangings implements OnModuleInit {
  private all: readonly HangsOnConsent[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.all = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof HangsOnConsent ? [instance] : []));
  }

  /** What a withdrawal of that kind would switch off now. */
  on(kind: ConsentKind, owner: SchoolOwner, pupilId: string): Promise<HangsOnConsent[]> {
    return this.database.tenantRead(owner.schoolId, async () => {
      const found: HangsOnConsent[] = [];
      for (const each of this.all)
        if (each.kind === kind && (await each.isOn(owner, pupilId))) found.push(each);
      return found;
    });
  }
}
