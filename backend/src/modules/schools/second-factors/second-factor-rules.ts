import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Membership } from '../../../platform/access/memberships.js';
import { SignInRules } from '../../../platform/access/sign-in-rules.js';
import type { Day } from '../../../platform/calendar/day.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { HostedUsers } from '../../../platform/hosted-backend/hosted-users.js';
import {
  isAskedForSecondFactor,
  SECOND_FACTOR_RULES,
  type SecondFactorRule,
} from '../domain/second-factor-rule.js';
import type { Member } from '../members/member.js';
import { MembersRepository } from '../members/members.repository.js';
import { type Decision, memberTold, settingDecided } from '../schools.events.js';
import { defineChoiceSetting } from '../settings/school-setting.js';
import { SchoolSettings } from '../settings/school-settings.js';
import { OwnSecondFactorFirstError } from './second-factors.errors.js';

/** Whoever asks it of others has one: nobody closes the door behind which they stand themselves. */
const SECOND_FACTOR = defineChoiceSetting('secondFactor', {
  initial: 'nobody',
  among: SECOND_FACTOR_RULES,
  refuse: ({ principal }, value) =>
    value === 'nobody' || principal.hasSecondFactor ? null : new OwnSecondFactorFirstError(),
});

type Missing = Readonly<{ asked: number; without: readonly Member[] }>;

/** Who of a school must sign in with a second step. */
@Injectable()
export class SecondFactorRules extends SignInRules {
  constructor(
    private readonly settings: SchoolSettings,
    private readonly members: MembersRepository,
    private readonly database: Database,
    private readonly users: HostedUsers,
    private readonly events: Events,
  ) {
    super();
  }

  override async needSecondFactor(
    schoolId: string,
    { roles }: Pick<Membership, 'roles'>,
    day: Day,
  ): Promise<boolean> {
    return isAskedForSecondFactor(await this.settings.valueOn(schoolId, SECOND_FACTOR, day), roles);
  }

  /** Whoever is asked for it reads so at once, and from which day on. */
  @OnEvent(settingDecided)
  async tellAsked({ schoolId, key, value, from, at }: Decision): Promise<void> {
    if (key !== SECOND_FACTOR.key || !SECOND_FACTOR.isValue(value)) return;
    for (const { userId } of await this.asked(schoolId, value))
      await this.events.emit(memberTold, {
        schoolId,
        userId,
        about: `second-factor:${value}:${from}:${at}`,
        title: 'Langkah kedua log masuk diperlukan',
        message: `Mulai ${malayDate(from)} sekolah ini dibuka dengan langkah kedua log masuk. Jika belum, sila sediakan di Tetapan.`,
        link: '/settings',
        at,
      });
  }

  /** Of those whom a rule asks, who signs in without one today. */
  async missing({ school }: SchoolCaller, rule: SecondFactorRule): Promise<Missing> {
    const asked = await this.database.tenantRead(school.id, () => this.asked(school.id, rule));
    const isSetUp = await Promise.all(asked.map(({ userId }) => this.users.hasSecondFactor(userId)));
    return { asked: asked.length, without: asked.filter((_member, at) => !isSetUp[at]) };
  }

  /** In the current transaction. */
  private async asked(schoolId: string, rule: SecondFactorRule): Promise<Member[]> {
    const members = await this.members.all(schoolId);
    return members.filter(({ roles }) => isAskedForSecondFactor(rule, roles));
  }
}
