import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';

/** How much of each kind a person has made in the school; the properties come from what modules declare. */
export class MemberWorkDto {
  [kind: string]: number;
}

/** What one module holds that a person has made, found among the providers of the application. */
export abstract class WorkOfMember {
  abstract readonly kind: string;

  /** In the current transaction. */
  abstract count(schoolId: string, userId: string): Promise<number>;
}

/** Stands beside the class that counts. The kind is a property of `GET /api/members/{userId}/work`. */
export function defineMemberWork(kind: string): string {
  ApiProperty({ type: Number })(MemberWorkDto.prototype, kind);
  return kind;
}

/** What becomes ownerless when somebody leaves, counted by the modules that hold it. */
@Injectable()
export class CollectedWork implements OnModuleInit {
  private counters: readonly WorkOfMember[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.counters = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof WorkOfMember ? [instance] : []));
  }

  /** In the current transaction. */
  async of(schoolId: string, userId: string): Promise<MemberWorkDto> {
    const counted = await Promise.all(
      this.counters.map(async (each) => [each.kind, await each.count(schoolId, userId)] as const),
    );
    return Object.fromEntries(counted);
  }
}
