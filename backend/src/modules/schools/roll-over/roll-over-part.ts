import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { AcademicYear, YearContent } from '../domain/academic-year.js';

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

/** Why a row asks for a decision. */
export const ROLL_OVER_PROBLEMS = [
  'nobodyComes',
  'severalLevels',
  'sameName',
  'teacherGone',
  'headGone',
  'noClass',
] as const;
export type RollOverProblem = (typeof ROLL_OVER_PROBLEMS)[number];

/** What a part would make of something that stands, as a person sees and changes it. */
export class RollOverRowDto {
  /** Stays the same while what it is about stands */
  key: string;

  /** What stands in the session that ends, or null where there is nothing of the kind */
  from: string | null;

  /** What would stand in the one that begins */
  to: string;

  /** Why it waits for a decision; null where it is decided, or asks for none */
  @ApiProperty({ enum: ROLL_OVER_PROBLEMS, enumName: 'RollOverProblem', nullable: true })
  problem: RollOverProblem | null;

  /** One of the choices of the part, or a name where `isName`; null while nothing is decided */
  chosen: string | null;

  /** Whether a name is written rather than one of the choices taken */
  isName: boolean;
}

export class RollOverChoiceDto {
  /** `make`, `skip`, `none`, `leave`, the id of a person, or what stands for a class */
  value: string;

  /** Of a person or a class; null for the others */
  name: string | null;
}

export class RollOverPartDto {
  /** How many it would make as it is decided by now */
  count: number;

  /** What its rows that are no names choose from */
  choices: RollOverChoiceDto[];

  rows: RollOverRowDto[];
}

/** Every part; the properties come from what modules declare. */
export class RollOverPartsDto {
  [part: string]: RollOverPartDto;
}

/** What one module takes over into the next session, found among the providers of the application. */
export abstract class RollOverPart {
  abstract readonly part: string;

  /** In the current reading or transaction. */
  abstract propose(rollOver: RollOver): Promise<RollOverPartDto>;

  /** Makes what was proposed, all decided, in the current transaction. Answers the ids of what it made. */
  abstract make(rollOver: RollOver): Promise<string[]>;

  /** How many rows of the session are in use: added, or changed since they were made. */
  abstract countUsed(schoolId: string, yearId: string, made: readonly string[]): Promise<number>;

  /** Takes back what was made and is not in use. */
  abstract takeBack(caller: SchoolCaller, yearId: string, made: readonly string[]): Promise<void>;
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
