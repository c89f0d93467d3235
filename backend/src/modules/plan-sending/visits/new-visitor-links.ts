import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { ValidationError } from '../../../platform/errors/errors.js';
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
  type VisitorLink,
  type VisitorLinkContent,
  VisitorLinksRepository,
} from './visitor-links.repository.js';
import { LINK_NOUN, MOST_TOLD, type ToldLinks } from './visitor-links.service.js';

/** `address`: which nobody can be told again. */
export type MadeLink = Readonly<{ link: VisitorLink; names: ToldLinks['names']; address: string }>;
/** Addresses that lead visitors in, each told once, to the administrator who makes it. */
@Injectable()
export class NewVisitorLinks {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicScheme' | 'baseDomain'>,
    private readonly writes: SchoolWrites,
    private readonly links: VisitorLinksRepository,
    private readonly schools: SchoolsService,
    private readonly profiles: SchoolProfilesService,
  ) {}

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
      const members = await this.schools.membersOf(school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      return { link, names, address: this.addressOf(school.code, text) };
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
}

function tooMuch(): ValidationError {
  return new ValidationError([
    { field: 'weeks', message: `times teachers must not be more than ${MOST_TEACHER_WEEKS}` },
  ]);
}
