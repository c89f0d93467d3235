import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../../platform/access/caller.js';
import { SchoolWrites } from '../../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../../platform/access/trial-quotas.js';
import { DAY_MS } from '../../../../platform/calendar/day.js';
import { toDate } from '../../../../platform/clock/instant.js';
import { systemNow } from '../../../../platform/clock/system-clock.js';
import { Database } from '../../../../platform/database/database.js';
import { NotFoundError, ValidationError } from '../../../../platform/errors/errors.js';
import { KeepsFilesOf } from '../../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../../../../platform/hosted-backend/hosted-files.js';
import { RecordIdTakenError } from '../../../../platform/records/records.errors.js';
import type { Upload } from '../../../../platform/uploads/read-upload.js';
import { CalendarEventsService } from '../calendar-events.service.js';
import { EVENT_FILES, eventFilePath, MOST_FILES } from './event-file.js';
import { type EventFile, EventFilesRepository } from './event-files.repository.js';

/** As long as it takes a browser to begin. */
const LINK_SECONDS = 300;
const NOUN = 'calendar event file';

/** Papers that belong to an event: everybody of the school may open them, whoever keeps the calendar adds them. */
@Injectable()
export class EventFilesService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly quotas: TrialQuotas,
    private readonly hosted: HostedFiles,
    private readonly events: CalendarEventsService,
    private readonly files: EventFilesRepository,
  ) {}

  async list(caller: SchoolCaller, eventId: string): Promise<EventFile[]> {
    await this.events.read(caller, eventId);
    return this.database.tenantRead(caller.school.id, () => this.files.list(ownerOf(caller), eventId));
  }

  /** Where it can be fetched, by whoever knows the address, for some minutes. */
  async link(caller: SchoolCaller, eventId: string, id: string): Promise<string> {
    await this.events.read(caller, eventId);
    const owner = ownerOf(caller);
    const file = await this.database.tenantRead(owner.schoolId, () => this.files.find(owner, eventId, id));
    const path = file && eventFilePath(owner.schoolId, file.storedAs);
    const url = path && (await this.hosted.link(EVENT_FILES, path, LINK_SECONDS, file.name));
    if (!url) throw new NotFoundError(`The ${NOUN}`);
    return url;
  }

  /** Sent again, it is answered as it stands. What refuses it is asked before the bytes are kept, and again after. */
  async add(caller: SchoolCaller, eventId: string, id: string, upload: Upload): Promise<EventFile> {
    const owner = ownerOf(caller);
    const standing = await this.writes.write(caller, () => this.roomFor(caller, eventId, id));
    if (standing) return standing;
    const storedAs = randomUUID();
    await this.hosted.put(EVENT_FILES, eventFilePath(owner.schoolId, storedAs), upload);
    return this.writes.write(caller, async () => {
      const meanwhile = await this.roomFor(caller, eventId, id);
      if (meanwhile) return meanwhile;
      const { academicYearId } = await this.events.holdOpen(caller, eventId);
      await this.quotas.spend(owner.schoolId, 'bytes', upload.bytes.length, systemNow());
      const { name, type, bytes } = upload;
      const told = { name: name.trim() || 'fail', type, bytes: bytes.length };
      const file = { id, storedAs, ...told, addedAt: toDate(caller.now) };
      if (!(await this.files.add(owner, { academicYearId, eventId }, file)))
        throw new RecordIdTakenError(NOUN);
      return file;
    });
  }

  async delete(caller: SchoolCaller, eventId: string, id: string): Promise<void> {
    await this.change(caller, eventId, id, toDate(caller.now));
  }

  async restore(caller: SchoolCaller, eventId: string, id: string): Promise<void> {
    await this.change(caller, eventId, id, null);
  }

  @KeepsFilesOf(EVENT_FILES)
  async namesKept(schoolId: string): Promise<ReadonlySet<string>> {
    const since = toDate(systemNow() - DAY_MS);
    return new Set(await this.database.tenantRead(schoolId, () => this.files.kept({ schoolId }, since)));
  }

  private change(caller: SchoolCaller, eventId: string, id: string, at: Date | null): Promise<void> {
    return this.writes.write(caller, async () => {
      await this.events.holdOpen(caller, eventId);
      if (at === null) await this.roomFor(caller, eventId, id);
      if (!(await this.files.setDeleted(ownerOf(caller), eventId, id, at)))
        throw new NotFoundError(`The ${NOUN}`);
    });
  }

  /** The file itself where it stands already. */
  private async roomFor(caller: SchoolCaller, eventId: string, id: string): Promise<EventFile | undefined> {
    await this.events.holdOpen(caller, eventId);
    const standing = await this.files.list(ownerOf(caller), eventId);
    const same = standing.find((each) => each.id === id);
    if (!same && standing.length >= MOST_FILES)
      throw new ValidationError([{ field: 'file', message: `an event has at most ${MOST_FILES} files` }]);
    return same;
  }
}

const ownerOf = ({ school }: SchoolCaller) => ({ schoolId: school.id });
