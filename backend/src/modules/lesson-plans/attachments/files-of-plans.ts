import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../platform/calendar/day.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { Database } from '../../../platform/database/database.js';
import { type Forgotten, personForgotten } from '../../../platform/erasure/erasure.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { FilesOfPerson, type OwnFile } from '../../../platform/exports/files-of-person.js';
import { KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { RESTORED_DAYS, savedName } from '../domain/plan-attachment.js';
import { PlanAttachmentsRepository } from './plan-attachments.repository.js';
import { PLAN_FILES, PlanFiles } from './plan-files.js';

/** Which files of plans stay, leave with their owner, or go with them. */
@Injectable()
export class FilesOfPlans extends FilesOfPerson {
  constructor(
    private readonly database: Database,
    private readonly attachments: PlanAttachmentsRepository,
    private readonly files: PlanFiles,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  /** As long as any plan has it. */
  @KeepsFilesOf(PLAN_FILES)
  async kept(schoolId: string): Promise<ReadonlySet<string>> {
    const deletedAfter = this.clock.now() - RESTORED_DAYS * DAY_MS;
    const names = await this.database.tenantRead(schoolId, () =>
      this.attachments.fileNames(schoolId, deletedAfter),
    );
    return new Set(names);
  }

  override async list(schoolId: string, userId: string): Promise<OwnFile[]> {
    const own = await this.database.tenantRead(schoolId, () =>
      this.attachments.filesOf({ schoolId, userId }),
    );
    return own.flatMap(({ id, title, fileName, mediaType }) =>
      fileName && mediaType
        ? [
            {
              path: `lampiran/${id}-${savedName(title, mediaType)}`,
              open: () => this.files.open(schoolId, fileName),
            },
          ]
        : [],
    );
  }

  /** What a colleague has copied into a plan of theirs is theirs, too. */
  @OnEvent(personForgotten)
  async forget(person: Forgotten): Promise<void> {
    if (person.kind !== 'account') return;
    for (const { schoolId, name } of await this.attachments.filesOfAlone(person.userId))
      await this.files.remove(schoolId, name);
  }
}
