import { AppError } from '../../../platform/errors/app-error.js';
import {
  FILE_TYPES,
  MOST_ATTACHMENTS,
  MOST_BYTES_OF_PERSON,
  MOST_FILE_BYTES,
} from '../domain/plan-attachment.js';

export class TooManyAttachmentsError extends AppError {
  constructor() {
    super('TOO_MANY_ATTACHMENTS', 409, `A plan has ${MOST_ATTACHMENTS} attachments at most.`, {
      most: MOST_ATTACHMENTS,
    });
  }
}

export class AttachmentsFullError extends AppError {
  constructor() {
    super('ATTACHMENTS_FULL', 409, 'A person keeps no more than so many bytes of files in a school.', {
      mostBytes: MOST_BYTES_OF_PERSON,
    });
  }
}

export class AttachmentRefusedError extends AppError {
  constructor() {
    super('ATTACHMENT_REFUSED', 400, 'The file is none that may be attached.', {
      fields: [{ field: 'name', message: `must be of a known type, ${MOST_FILE_BYTES} bytes at most` }],
      types: Object.keys(FILE_TYPES),
    });
  }
}
