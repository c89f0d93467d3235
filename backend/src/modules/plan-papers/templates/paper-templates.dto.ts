import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { PaperTemplate } from './paper-templates.repository.js';
import type { TakenTemplate } from './paper-templates.service.js';

export class PaperTemplateDto {
  fileName: string;

  /** ISO 8601 with +08:00 */
  uploadedAt: string;

  /** What is filled in, without braces */
  tokens: string[];
}

export class KeptPaperTemplateDto {
  /** Null where the school keeps none */
  template: PaperTemplateDto | null;
}

export class TakenPaperTemplateDto extends KeptPaperTemplateDto {
  /** What is missed of the file that was sent, as a sentence in Malay; null where nothing is */
  leftOut: string | null;
}

export function toTakenPaperTemplateDto({ template, leftOut }: TakenTemplate): TakenPaperTemplateDto {
  return { ...toKeptPaperTemplateDto(template), leftOut };
}

export function toKeptPaperTemplateDto(template: PaperTemplate | null): KeptPaperTemplateDto {
  return {
    template: template && {
      fileName: template.fileName,
      uploadedAt: toMalaysianIso(template.uploadedAt),
      tokens: [...template.tokens],
    },
  };
}
