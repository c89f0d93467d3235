import { Transform } from 'class-transformer';
import { Length } from 'class-validator';
import type { SchoolRole } from '../../platform/access/access.js';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { SchoolQueryDto } from '../schools/index.js';
import type { Findings } from './search.service.js';

export class SearchQueryDto extends SchoolQueryDto {
  /** Words that must all stand in what is found, e.g. sains bestari */
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @IsPlainText()
  @Length(2, 100)
  query: string;
}

export class FoundPersonDto {
  userId: string;

  displayName: string;

  role: SchoolRole;
}

export class FoundPlanDto {
  id: string;

  /** YYYY-MM-DD */
  date: string;

  className: string;

  subject: string;
}

/** At most 20 in all */
export class FindingsDto {
  people: FoundPersonDto[];

  plans: FoundPlanDto[];
}

export function toFindingsDto({ people, plans }: Findings): FindingsDto {
  return { people: people.map(({ userId, name, role }) => ({ userId, displayName: name, role })), plans };
}
