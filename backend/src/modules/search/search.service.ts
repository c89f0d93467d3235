import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { discoverHandlers } from '../../platform/events/discover-handlers.js';
import {
  definedFindables,
  FINDER,
  type Find,
  type Findable,
  type FindingsDto,
} from '../../platform/search/findable.js';

type Finder = Pick<Findable<object>, 'kind' | 'most'> & Readonly<{ find: Find<object> }>;

/** Of all kinds together. */
const MOST_FINDINGS = 20;

/**
 * Finds what the caller may open, kind by kind in the order in which the application lists their modules. A kind that
 * not exactly one method finds fails the start.
 */
@Injectable()
export class SearchService implements OnModuleInit {
  private finders: readonly Finder[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    const found = discoverHandlers<string>(this.discovery, this.scanner, FINDER);
    const kinds = new Map(definedFindables().map((findable) => [findable.kind, findable]));
    for (const { kind } of kinds.values()) {
      const own = found.filter(({ marked }) => marked === kind);
      if (own.length !== 1) throw new Error(`${own.length} methods find ${kind}; exactly one must.`);
    }
    this.finders = found.flatMap(({ marked, call }) => {
      const findable = kinds.get(marked);
      return findable ? [{ ...findable, find: call as Find<object> }] : [];
    });
  }

  find(caller: SchoolCaller, query: string): Promise<FindingsDto> {
    const words = query.split(/\s+/);
    return this.database.tenantRead(caller.school.id, async () => {
      const findings: FindingsDto = {};
      let room = MOST_FINDINGS;
      for (const { kind, most, find } of this.finders) {
        const found = await find(caller, words, Math.min(most, room));
        findings[kind] = found;
        room -= found.length;
      }
      return findings;
    });
  }
}
