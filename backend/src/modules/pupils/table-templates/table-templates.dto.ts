import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { TableTemplate } from './table-templates.repository.js';
import type { TakenTableTemplate } from './table-templates.service.js';
import { asksForGuardians } from './template-fields.js';

export class TableTemplateDto {
  id: string;

  fileName: string;

  /** The sheet that is filled in */
  sheet: string;

  /** The heads of the columns that are filled in, as the form has them */
  filled: string[];

  /** The heads of those that stay empty */
  left: string[];

  /** Whether it has columns for guardians */
  hasGuardians: boolean;

  addedAt: string;
}

export class TakenTableTemplateDto extends TableTemplateDto {
  /** What is missed of the file that was sent, as a sentence in Malay; null where nothing is */
  leftOut: string | null;
}

export function toTakenTableTemplateDto(taken: TakenTableTemplate): TakenTableTemplateDto {
  return { ...toTableTemplateDto(taken), leftOut: taken.leftOut };
}

export class TableTemplatesDto {
  /** By name */
  items: TableTemplateDto[];
}

export function toTableTemplateDto(template: TableTemplate): TableTemplateDto {
  const { id, fileName, sheet, heads, fields, addedAt } = template;
  const headsWhere = (isFilled: boolean) =>
    heads.filter((head, at) => head !== '' && (fields[at] !== null) === isFilled);
  return {
    ...{ id, fileName, sheet },
    filled: headsWhere(true),
    left: headsWhere(false),
    hasGuardians: asksForGuardians(fields),
    addedAt: toMalaysianIso(addedAt),
  };
}
