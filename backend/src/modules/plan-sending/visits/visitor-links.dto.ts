import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID, Matches } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MaxLength } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { PageDto, PageQueryDto } from '../../../platform/page/page.dto.js';
import { qrShape } from '../../../platform/pdf/qr-squares.js';
import { SchoolQueryDto } from '../../schools/index.js';
import {
  LINK_STATES,
  type LinkState,
  LONGEST_VISITOR,
  linkState,
  MOST_TEACHERS,
  MOST_WEEKS,
  OPENING_ACTS,
  type OpeningAct,
} from '../domain/visitor-link.js';
import type { MadeLink } from './new-visitor-links.js';
import type { VisitorLink } from './visitor-links.repository.js';
import type { ToldLinks, ToldOpenings } from './visitor-links.service.js';

export class NewVisitorLinkDto extends SchoolQueryDto {
  /** Chosen by the client: made again under it, it is the same link with another address */
  @IsUUID()
  id: string;

  /** For whom: a name and an office, e.g. Puan Rohana, PPD Batu Pahat */
  @Transform(trimmed)
  @IsName()
  @MaxLength(LONGEST_VISITOR)
  @Matches(/\S/u)
  visitor: string;

  /** Whose plans it shows: teachers of the school */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_TEACHERS)
  @ApiProperty({ maxItems: MOST_TEACHERS })
  @ArrayUnique()
  @IsUUID('all', { each: true })
  teacherIds: string[];

  /** Of which weeks: a day of each, YYYY-MM-DD */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_WEEKS)
  @ApiProperty({ maxItems: MOST_WEEKS })
  @ArrayUnique()
  @IsDayOfThisCentury({ each: true })
  weeks: string[];
}

class ChosenTeacherDto {
  id: string;

  /** Null once the person has left the school: nothing of theirs is shown */
  name: string | null;
}

export class VisitorLinkDto {
  id: string;

  visitor: string;

  teachers: ChosenTeacherDto[];

  /** The first day of each, YYYY-MM-DD */
  weeks: string[];

  /** Null once the person has left the school */
  madeBy: string | null;

  madeAt: string;

  endsAt: string;

  @ApiProperty({ enum: LINK_STATES })
  state: LinkState;

  /** How often something was opened by the address that leads there now */
  @ApiProperty({ type: 'integer' })
  openings: number;

  lastOpenedAt: string | null;
}

export class VisitorLinksDto {
  /** The newest address first; at most 200 */
  items: VisitorLinkDto[];
}

/** The address for the camera of a phone */
class QrDto {
  /** Of the square, in units */
  @ApiProperty({ type: 'integer' })
  side: number;

  /** What is dark in it, as the path of an SVG */
  shape: string;
}

export class MadeVisitorLinkDto extends VisitorLinkDto {
  /** Told this once; whoever knows it reads what the link shows until it ends */
  address: string;

  qr: QrDto;
}

export class OpeningsQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {}

class OpeningDto {
  id: string;

  at: string;

  @ApiProperty({ enum: OPENING_ACTS })
  act: OpeningAct;

  /** What it was, in Malay; empty of the first page */
  about: string;

  /** Of whom; null of the first page, and once the person has left the school */
  teacherName: string | null;

  /** Of the network from which it was asked */
  address: string;
}

export class OpeningsDto extends PageDto {
  /** The newest first */
  items: OpeningDto[];
}

export function toLinkDto(link: VisitorLink, names: ToldLinks['names'], now: number): VisitorLinkDto {
  const { id, visitor, teacherIds, weeks, openings, lastOpenedAt } = link;
  const teachers = teacherIds.map((teacherId) => ({ id: teacherId, name: names.get(teacherId) ?? null }));
  return {
    ...{ id, visitor, weeks: [...weeks], openings, state: linkState(link, now) },
    teachers: teachers.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'ms')),
    ...{ madeBy: names.get(link.madeBy) ?? null, madeAt: toMalaysianIso(link.madeAt) },
    ...{
      endsAt: toMalaysianIso(link.endsAt),
      lastOpenedAt: lastOpenedAt === null ? null : toMalaysianIso(lastOpenedAt),
    },
  };
}

export function toMadeLinkDto({ link, names, address }: MadeLink, now: number): MadeVisitorLinkDto {
  return { ...toLinkDto(link, names, now), address, qr: qrShape(address) };
}

export function toOpeningsDto({ items, nextCursor }: ToldOpenings): OpeningsDto {
  return {
    items: items.map(({ id, at, act, about, teacherName, address }) => ({
      ...{ id, at: toMalaysianIso(Number(at)), act, about, teacherName, address },
    })),
    nextCursor,
  };
}
