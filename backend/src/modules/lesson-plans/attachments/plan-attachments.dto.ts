import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsUUID, Matches, Max, Min, ValidateBy } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import {
  isLinkAddress,
  LONGEST_ADDRESS,
  LONGEST_ATTACHMENT_TITLE,
  MOST_FILE_BYTES,
} from '../domain/plan-attachment.js';
import type { PlanAttachment } from './plan-attachments.repository.js';

function IsLinkAddress(): PropertyDecorator {
  return ValidateBy({
    name: 'isLinkAddress',
    validator: {
      validate: (value) => typeof value === 'string' && isLinkAddress(value),
      defaultMessage: () => '$property must be a whole address that begins with https://',
    },
  });
}

class AttachmentTitleDto {
  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_ATTACHMENT_TITLE)
  title: string;
}

class AttachmentOfPlanDto extends AttachmentTitleDto {
  /** A plan of the caller; one that is still on its way may have links already */
  @IsUUID()
  planId: string;
}

export class NewPlanLinkDto extends IntersectionType(SchoolQueryDto, AttachmentOfPlanDto, NewRecordDto) {
  /** e.g. https://www.youtube.com/watch?v=abc */
  @Transform(trimmed)
  @IsLinkAddress()
  @MaxLength(LONGEST_ADDRESS)
  address: string;
}

export class BeginUploadDto extends SchoolQueryDto {
  /** How large the file is */
  @IsInt()
  @Min(1)
  @Max(MOST_FILE_BYTES)
  bytes: number;
}

/** Where the browser sends the file, by the tus protocol */
export class AttachmentUploadDto {
  /** Names the file when it is attached */
  name: string;

  /** Where uploads begin, e.g. https://<project>/storage/v1/upload/resumable/sign */
  url: string;

  bucket: string;

  path: string;

  /** Its header x-signature, for two hours and this one file */
  signature: string;
}

export class NewPlanFileDto extends IntersectionType(SchoolQueryDto, AttachmentOfPlanDto, NewRecordDto) {
  /** As the upload named it */
  @Matches(/^[0-9a-f-]{36}\.[0-9a-f-]{36}\.\d{1,8}$/)
  name: string;
}

export class ChangedAttachmentDto extends IntersectionType(
  SchoolQueryDto,
  AttachmentTitleDto,
  ChangedRecordDto,
) {
  /** Null for a file */
  @MayBeNull()
  @Transform(trimmed)
  @IsLinkAddress()
  @MaxLength(LONGEST_ADDRESS)
  address: string | null;
}

export class PlanAttachmentDto extends RecordDto {
  planId: string;

  title: string;

  /** Of a link; null for a file */
  address: string | null;

  /** What the bytes of a file are, e.g. application/pdf; null for a link */
  mediaType: string | null;

  bytes: number | null;
}

export class PlanAttachmentsDto {
  /** In the order in which they were added */
  items: PlanAttachmentDto[];
}

export class FileAddressDto {
  /** Good for five minutes */
  url: string;
}

export function toAttachmentDto(attachment: PlanAttachment): PlanAttachmentDto {
  const { fileName, ...told } = attachment;
  return toRecordDto(told);
}
