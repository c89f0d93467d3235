import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import type { AcademicYear, YearContent } from '../domain/academic-year.js';
import { RollOverPartDto, RollOverPartsDto } from './roll-over-part.dto.js';

/** What was decided, by the key of the row that asked. */
export type Decisions = ReadonlyMap<string, string>;

/** From which session to which, and what was decided. `yearId`: of the session to come, there already or not. */
export type RollOver = Readonly<{
  caller: SchoolCaller;
  from: AcademicYear;
  to: YearContent;
  yearId: string;
  decisions: Decisions;
  /** The id of what is made for this key: the same whenever it is asked, until it is taken back. */
  idOf: (key: string) => string;
}>;

/** What was made; `lastDayBefore`: of the session that it follows, as it was then. */
export type TakenBack = Readonly<{ yearId: string; lastDayBefore: Day; made: readonly string[] }>;

/** What one module takes over into the next session, found among the providers of the application. */
export abstract class RollOverPart {
  abstract readonly part: string;

  /** In the current reading or transaction. */
  abstract propose(rollOver: RollOver): Promise<RollOverPartDto>;

  /** Makes what was proposed, all decided, in the current transaction. Answers the ids of what it made. */
  abstract make(rollOver: RollOver): Promise<string[]>;

  /** By name, what of the session is in use: added, or changed since it was made. */
  abstract findUsed(caller: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]>;

  /** Takes back what was made and is not in use. */
  abstract takeBack(caller: SchoolCaller, { yearId, made }: TakenBack): Promise<void>;
}

/** Stands beside the class that makes it. The part is a property of what `GET /api/roll-overs/{id}` answers. */
export function defineRollOverPart(part: string): string {
  ApiProperty({ type: RollOverPartDto })(RollOverPartsDto.prototype, part);
  return part;
}

/** In the order in which the application lists their modules: what stands on others comes after them. */
@Injectable()
export class CollectedParts implements OnModuleInit {
  private parts: readonly RollOverPart[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.parts = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof RollOverPart ? [instance] : []));
  }

  all(): readonly RollOverPart[] {
    return this.parts;
  }
}

/** A UUID of version 8: made from what it stands for. */
export function idMadeFrom(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
