import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { DAY_MS } from '../../../platform/calendar/day.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import type { Sent } from '../../../platform/records/columns.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { OwnRecords } from '../../../platform/records/records.js';
import {
  ATTACHMENT_NOUN,
  type AttachmentContent,
  MOST_ATTACHMENTS,
  MOST_BYTES_OF_PERSON,
  RESTORED_DAYS,
} from '../domain/plan-attachment.js';
import { toAttachmentDto } from './plan-attachments.dto.js';
import { AttachmentsFullError, TooManyAttachmentsError } from './plan-attachments.errors.js';
import {
  type FixedField,
  type PlanAttachment,
  PlanAttachmentsRepository,
} from './plan-attachments.repository.js';
import { PlanFiles } from './plan-files.js';

type NewFile = Readonly<{ id: string; planId: string; title: string; name: string }>;

/** Links and files beside somebody's own plans. */
@Injectable()
export class PlanAttachmentsService extends OwnRecords<AttachmentContent, FixedField> {
  constructor(
    writes: SchoolWrites,
    private readonly attachments: PlanAttachmentsRepository,
    private readonly files: PlanFiles,
  ) {
    super(writes, attachments.rows, toAttachmentDto);
  }

  list(caller: SchoolCaller, planId: string): Promise<PlanAttachment[]> {
    return this.reading(caller, async (owner) => {
      const author = await this.attachments.authorOfPlan(owner, planId);
      if (author !== owner.userId) throw new RecordNotFoundError('lesson plan');
      return this.attachments.ofPlan(owner, planId);
    });
  }

  /** Told again it is the same attachment, and the file is not looked at a second time. */
  async addFile(caller: SchoolCaller, { id, planId, title, name }: NewFile): Promise<PlanAttachment> {
    const standing = await this.reading(caller, () => this.standing(caller, id));
    if (standing) return standing;
    const { type, bytes } = await this.files.brought(caller, name);
    return this.create(caller, id, { planId, title, address: null, fileName: name, mediaType: type, bytes });
  }

  /** Where the browser finds the file for the next five minutes. */
  async addressOfFile(caller: SchoolCaller, id: string): Promise<string> {
    return this.linkTo(caller.school.id, await this.read(caller, id));
  }

  async linkTo(schoolId: string, { title, fileName, mediaType }: PlanAttachment): Promise<string> {
    const url = fileName && mediaType && (await this.files.link(schoolId, { title, fileName, mediaType }));
    if (!url) throw new NotFoundError('The file');
    return url;
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    { address }: Sent<AttachmentContent, FixedField>,
  ): Promise<void> {
    const standing = await this.attachments.rows.find(this.ownerOf(caller), id);
    if (standing && (standing.address === null) !== (address === null)) throw otherKind();
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    const { deletedAt, fileName, planId, bytes } = await this.known(caller, id);
    if (deletedAt === null) return;
    const isGone = fileName !== null && deletedAt <= caller.now - RESTORED_DAYS * DAY_MS;
    if (isGone) throw new RecordNotFoundError(ATTACHMENT_NOUN);
    await this.checkRoom(caller, planId, bytes ?? 0);
  }

  protected override async insert(
    caller: SchoolCaller,
    id: string,
    content: AttachmentContent,
  ): Promise<PlanAttachment> {
    const owner = this.ownerOf(caller);
    if (!(await this.attachments.rows.find(owner, id))) {
      const author = await this.attachments.authorOfPlan(owner, content.planId);
      if (author !== null && author !== owner.userId) throw new RecordNotFoundError('lesson plan');
      await this.checkRoom(caller, content.planId, content.bytes ?? 0);
    }
    return super.insert(caller, id, content);
  }

  private async checkRoom(caller: SchoolCaller, planId: string, bytes: number): Promise<void> {
    const owner = this.ownerOf(caller);
    if ((await this.attachments.ofPlan(owner, planId)).length >= MOST_ATTACHMENTS)
      throw new TooManyAttachmentsError();
    if (bytes === 0) return;
    const kept = (await this.attachments.filesOf(owner)).reduce((sum, each) => sum + (each.bytes ?? 0), 0);
    if (kept + bytes > MOST_BYTES_OF_PERSON) throw new AttachmentsFullError();
  }
}

function otherKind(): ValidationError {
  return new ValidationError([
    { field: 'address', message: 'must be there for a link, and null for a file' },
  ]);
}
