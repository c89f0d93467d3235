import type { Type } from '@nestjs/common';
import { type ApiPropertyOptions, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { IsDay, IsDayOfThisCentury, IsLaterThan, IsTimeOfDay } from '../http/is-day.js';
import { IsName } from '../http/is-name.js';
import { IsPlainText } from '../http/is-plain-text.js';
import { MayBeAbsent } from '../http/may-be-absent.js';
import { MayBeNull } from '../http/may-be-null.js';
import { Length, MaxLength } from '../http/text-length.js';
import { trimmed } from '../http/trimmed.js';
import type { Field, Rule } from '../nouns/field.js';
import type { ContentOf, Fields, Noun, SentOf } from '../nouns/noun.js';
import { areNumbers } from '../nouns/table-of-noun.js';
import { SchoolQueryDto } from '../tenancy/school-query.dto.js';
import { ChangedRecordDto, NewRecordDto, RecordDto } from './record.dto.js';

type DtosOf<Of extends Noun> = Readonly<{
  /** All that a record says, as it is answered. */
  Content: Type<ContentOf<Of>>;
  /** What a client sends, for lists of it. */
  Sent: Type<SentOf<Of>>;
  New: Type<SchoolQueryDto & SentOf<Of> & NewRecordDto>;
  Changed: Type<SchoolQueryDto & SentOf<Of> & ChangedRecordDto>;
  Reply: Type<RecordDto & ContentOf<Of>>;
}>;

/** What is said in the contract of a field whose name does not say it. */
type Words<Of extends Noun> = Partial<Record<keyof ContentOf<Of>, string>>;

/** What the DTO classes of a noun extend: their properties with validators, and what the contract says of them. */
export function dtosOf<Of extends Noun>(of: Of, words?: Words<Of>): DtosOf<Of>;
export function dtosOf(
  { fields, byServer, parts }: Noun,
  words: Readonly<Record<string, string | undefined>> = {},
): unknown {
  const sent = { ...fields, ...parts };
  const Sent = classWith(sent, words, ({ more }) => more.mayBeAbsent ?? false);
  const Content = classWith({ ...sent, ...byServer }, words, () => false);
  return {
    Content,
    Sent,
    New: IntersectionType(SchoolQueryDto, Sent, NewRecordDto),
    Changed: IntersectionType(SchoolQueryDto, Sent, ChangedRecordDto),
    Reply: IntersectionType(RecordDto, Content),
  };
}

function classWith(
  fields: Fields,
  words: Readonly<Record<string, string | undefined>>,
  mayBeAbsent: (field: Field) => boolean,
): Type<object> {
  // What the compiler plug-in writes into classes whose properties are written, in their order: the contract alone asks for it.
  class Declared {
    static _OPENAPI_METADATA_FACTORY = () =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          schemaOf(field.rule, {
            required: !mayBeAbsent(field),
            ...(field.more.isNullable && { nullable: true }),
            ...(words[name] && { description: words[name] }),
          }),
        ]),
      );
  }
  for (const [name, field] of Object.entries(fields)) {
    const rules = [...(mayBeAbsent(field) ? [MayBeAbsent()] : []), ...rulesOf(field)];
    // In the order of decorators that are written: the last is put on first.
    for (const decorate of rules.toReversed()) decorate(Declared.prototype, name);
  }
  return Declared;
}

function rulesOf({ rule, more: { isNullable, isTrimmed, laterThan, test } }: Field): PropertyDecorator[] {
  return [
    ...(isNullable ? [MayBeNull()] : []),
    ...(isTrimmed ? [Transform(trimmed)] : []),
    ...validatorsOf(rule),
    ...(laterThan ? [IsLaterThan(laterThan)] : []),
    ...(test ? [Passes(test)] : []),
  ];
}

function validatorsOf(rule: Rule): PropertyDecorator[] {
  switch (rule.kind) {
    case 'line':
      return [Transform(trimmed), IsName(), Length(rule.min, rule.max)];
    case 'text':
      return rule.min === 0
        ? [IsPlainText(), MaxLength(rule.max)]
        : [IsPlainText(), Length(rule.min, rule.max), Matches(/\S/u)];
    case 'lines': {
      const each = { each: true };
      return [
        ...[IsArray(), ArrayMaxSize(rule.most), IsPlainText(each)],
        ...[Length(1, rule.longest, each), Matches(/\S/u, each)],
      ];
    }
    case 'ids':
      return [IsArray(), ArrayMaxSize(rule.most), IsUUID(undefined, { each: true })];
    case 'id':
    case 'person':
      return [IsUUID()];
    case 'day':
      return [rule.isNear ? IsDayOfThisCentury() : IsDay()];
    case 'time':
      return [IsTimeOfDay()];
    case 'whole':
      return [IsInt(), Min(rule.min), Max(rule.max)];
    case 'flag':
      return [IsBoolean()];
    case 'one':
      return [IsIn(rule.of)];
  }
}

function Passes({ holds, message }: NonNullable<Field['more']['test']>): PropertyDecorator {
  return ValidateBy({
    name: 'passes',
    validator: {
      validate: (value) => typeof value === 'string' && holds(value),
      defaultMessage: () => `$property ${message}`,
    },
  });
}

type Said = Readonly<{ required: boolean; description?: string; nullable?: boolean }>;

function schemaOf(rule: Rule, said: Said): ApiPropertyOptions {
  switch (rule.kind) {
    case 'line':
      return { type: 'string', ...said, minLength: rule.min, maxLength: rule.max };
    case 'text':
      return {
        type: 'string',
        ...said,
        ...(rule.min > 0 && { minLength: rule.min }),
        maxLength: rule.max,
        ...(rule.min > 0 && { pattern: '\\S' }),
      };
    case 'lines':
      return {
        ...said,
        maxItems: rule.most,
        type: 'array',
        items: { type: 'string', maxLength: rule.longest, minLength: 1, pattern: '\\S' },
      };
    case 'ids':
      return { ...said, maxItems: rule.most, type: 'array', items: { type: 'string', format: 'uuid' } };
    case 'id':
    case 'person':
      return { type: 'string', ...said, format: 'uuid' };
    case 'whole':
      return { type: 'number', ...said, minimum: rule.min, maximum: rule.max };
    case 'flag':
      return { type: 'boolean', ...said };
    case 'one':
      return { type: areNumbers(rule.of) ? 'number' : 'string', ...said, enum: [...rule.of] };
    case 'day':
    case 'time':
      return { type: 'string', ...said };
  }
}
