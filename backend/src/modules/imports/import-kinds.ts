import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Admitted, admits, neededBy } from '../../platform/access/access.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { RoleRequiredError } from '../../platform/errors/errors.js';
import { ImportKind, importKindNames } from '../../platform/imports/import-kind.js';

export type AnyKind = ImportKind<unknown, unknown, unknown>;

/** What modules import. A kind that not exactly one provider does fails the start. */
@Injectable()
export class ImportKinds implements OnModuleInit {
  private readonly kinds = new Map<string, AnyKind>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const providers = new Set(this.discovery.getProviders().map(({ instance }) => instance));
    const found = [...providers].filter((instance) => instance instanceof ImportKind);
    for (const name of importKindNames) {
      const own = found.filter(({ definition }) => definition.name === name);
      if (own.length !== 1) throw new Error(`${own.length} providers import ${name}; exactly one must.`);
      this.kinds.set(name, own[0] as AnyKind);
    }
  }

  /** @throws RoleRequiredError where the caller may import other kinds only */
  of(caller: SchoolCaller, name: string): AnyKind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`Nobody imports ${name}.`);
    const audience = audienceOf(kind);
    if (!admits(audience, caller.membership, dayOf(caller.now)))
      throw new RoleRequiredError(neededBy(audience));
    return kind;
  }

  /** Those that the caller may import. */
  namesFor(caller: SchoolCaller): string[] {
    const day = dayOf(caller.now);
    const open = [...this.kinds.values()].filter((kind) => admits(audienceOf(kind), caller.membership, day));
    return open.map(({ definition }) => definition.name);
  }

  namesThatHold(holds: 'account' | 'pupil'): string[] {
    const found = [...this.kinds.values()].filter(({ definition }) => definition.holds === holds);
    return found.map(({ definition }) => definition.name);
  }
}

function audienceOf({ definition }: AnyKind): Admitted {
  return { audience: 'admin', duties: definition.duties };
}
