import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { PageQueryDto } from '../../../platform/page/page.dto.js';
import { isNumberOf, isUuid, type Page, readPage } from '../../../platform/page/page.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { newSecret } from '../../../platform/secrets/one-time-secret.js';
import { SchoolProfilesService, SchoolsService } from '../../schools/index.js';
import {
  endOfLink,
  looksAtTooMuch,
  MOST_OPEN_LINKS,
  MOST_TEACHER_WEEKS,
  mayOpenAnother,
} from '../domain/visitor-link.js';
import {
  type Opening,
  type VisitorLink,
  type VisitorLinkContent,
  VisitorLinksRepository,
} from './visitor-links.repository.js';

export const LINK_NOUN = 'visitor’s link';

/** `names`: of everybody in the school. */
export type ToldLinks = Readonly<{ links: readonly VisitorLink[]; names: ReadonlyMap<string, string> }>;
/** `address`: which nobody can be told again. */
export type MadeLink = Readonly<{ link: VisitorLink; names: ToldLinks['names']; address: string }>;
export type ToldOpenings = Page<Opening & Readonly<{ teacherName: string | null }>>;

/** So many are told. */
const MOST_TOLD = 200;
const KEYS = { at: isNumberOf(15), id: isUuid };

/** Whom the school lets read what was sent to it, without an account: made, renewed and withdrawn by its administrators. */
@Injectable()
export class VisitorLinks {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicScheme' | 'baseDomain'>,
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly links: VisitorLinksRepository,
    private readonly schools: SchoolsService,
    private readonly profiles: SchoolProfilesService,
  ) {}

  list({ school }: SchoolCaller): Promise<ToldLinks> {
    return this.database.tenantRead(school.id, async () => ({
      links: await this.links.list({ schoolId: school.id }, MOST_TOLD),
      names: await this.names(school.id),
    }));
  }

  /** Made again under its id it is the same link, under another address. */
  async make(caller: SchoolCaller, id: string, content: VisitorLinkContent): Promise<MadeLink> {
    const start = weekStartOf(await this.profiles.stateOf(caller.school.id));
    const weeks = [...new Set(content.weeks.map((day) => weekOf(day, start)))].toSorted();
    if (looksAtTooMuch(content.teacherIds.length, weeks.length)) throw tooMuch();
    return this.addressed(caller, id, async (made) => {
      const owner = { schoolId: caller.school.id };
      if (await this.links.find(owner, id)) return this.links.renew(owner, id, made);
      await this.check(caller, content);
      await this.links.add(owner, id, { ...content, weeks }, made);
    });
  }

  /** Seven more days, whatever became of it; the address before leads nowhere. */
  renew(caller: SchoolCaller, id: string): Promise<MadeLink> {
    const owner = { schoolId: caller.school.id };
    return this.addressed(caller, id, async (made) => {
      if (!(await this.links.find(owner, id))) throw new RecordNotFoundError(LINK_NOUN);
      await this.links.renew(owner, id, made);
    });
  }

  async withdraw(caller: SchoolCaller, id: string): Promise<void> {
    const owner = { schoolId: caller.school.id };
    await this.writes.write(caller, async () => {
      if (!(await this.links.find(owner, id))) throw new RecordNotFoundError(LINK_NOUN);
      await this.links.withdraw(owner, id, caller.now);
    });
  }

  openings({ school }: SchoolCaller, id: string, query: PageQueryDto): Promise<ToldOpenings> {
    const owner = { schoolId: school.id };
    return this.database.tenantRead(school.id, async () => {
      if (!(await this.links.find(owner, id))) throw new RecordNotFoundError(LINK_NOUN);
      const names = await this.names(school.id);
      const page = await readPage(query, {
        keys: KEYS,
        read: (slice) => this.links.openings(owner, id, slice),
        positionOf: (line) => line,
      });
      const items = page.items.map((line) => ({
        ...line,
        teacherName: names.get(line.teacherId ?? '') ?? null,
      }));
      return { ...page, items };
    });
  }

  private async addressed(
    caller: SchoolCaller,
    id: string,
    keep: (made: Parameters<VisitorLinksRepository['renew']>[2]) => Promise<void>,
  ): Promise<MadeLink> {
    const { school, principal, now } = caller;
    const { text, hash: secretHash } = newSecret();
    return this.writes.write(caller, async () => {
      await keep({ secretHash, madeBy: principal.userId, madeAt: now, endsAt: endOfLink(now) });
      const link = await this.links.find({ schoolId: school.id }, id);
      if (!link) throw new RecordNotFoundError(LINK_NOUN);
      return { link, names: await this.names(school.id), address: this.addressOf(school.code, text) };
    });
  }

  private async check({ school, now }: SchoolCaller, { teacherIds }: VisitorLinkContent): Promise<void> {
    const members = await this.schools.membersOf(school.id);
    const isTeacher = (id: string) =>
      members.some(({ userId, roles }) => userId === id && roles.includes('teacher'));
    if (!teacherIds.every(isTeacher))
      throw new ValidationError([{ field: 'teacherIds', message: 'must be teachers of the school' }]);
    const standing = await this.links.list({ schoolId: school.id }, MOST_TOLD);
    if (!mayOpenAnother(standing, now))
      throw new ValidationError([
        { field: 'id', message: `the school has ${MOST_OPEN_LINKS} open links; withdraw one of them first` },
      ]);
  }

  private addressOf(schoolCode: string, secret: string): string {
    const { publicScheme, baseDomain } = this.config;
    return `${publicScheme}://${schoolCode}.${baseDomain}/lawatan/${secret}`;
  }

  private async names(schoolId: string): Promise<ReadonlyMap<string, string>> {
    const members = await this.schools.membersOf(schoolId);
    return new Map(members.map(({ userId, name }) => [userId, name]));
  }
}

function tooMuch(): ValidationError {
  return new ValidationError([
    { field: 'weeks', message: `times teachers must not be more than ${MOST_TEACHER_WEEKS}` },
  ]);
}
