import { Injectable } from '@nestjs/common';
import { isOf, isSuspendedOn } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  SchoolsService,
  type TakenBack,
} from '../../schools/index.js';
import { nextSupervisions } from '../domain/next-supervisions.js';
import { SupervisionsRepository } from './supervisions.repository.js';

const SUPERVISIONS = defineRollOverPart('supervisions');

/** Who verifies whom goes on in the next session, and who acts for them; whoever is gone is left to be named anew. */
@Injectable()
export class SupervisionsPart extends RollOverPart {
  readonly part = SUPERVISIONS;

  constructor(
    private readonly supervisions: SupervisionsRepository,
    private readonly schools: SchoolsService,
  ) {
    super();
  }

  async propose(rollOver: RollOver): Promise<RollOverPartDto> {
    return { count: (await this.read(rollOver)).next.length, choices: [], rows: [] };
  }

  /** A session in which somebody is named already keeps what it has. */
  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, from, yearId, idOf } = rollOver;
    const owner = { schoolId: caller.school.id };
    await this.supervisions.lock(owner);
    if ((await this.supervisions.list(owner, yearId)).length > 0) return [];
    const { next, supervisorIds } = await this.read(rollOver);
    const made = next.map(({ of, content }) => ({ ...content, id: idOf(`supervision:${of.id}`) }));
    await this.supervisions.rows.insertAll(owner, made, caller.now);
    const deputies = (await this.supervisions.deputies(owner, from.id)).filter(
      ({ supervisorId, deputyId }) =>
        supervisorIds.includes(supervisorId) && supervisorIds.includes(deputyId),
    );
    await this.supervisions.saveDeputies(owner, yearId, deputies);
    return made.map(({ id }) => id);
  }

  async findUsed({ school }: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]> {
    const owner = { schoolId: school.id };
    const standing = await this.supervisions.list(owner, yearId);
    const used = standing.filter(({ id, version }) => version > 1 || !made.includes(id));
    return used.length > 0 ? ['Penyelia'] : [];
  }

  async takeBack({ school, now }: SchoolCaller, { yearId, made }: TakenBack): Promise<void> {
    const owner = { schoolId: school.id };
    await this.supervisions.rows.deleteAll(owner, made, now);
    await this.supervisions.removeDeputies(owner, yearId);
  }

  private async read({ caller, from, to, yearId }: RollOver) {
    const members = (await this.schools.membersOf(caller.school.id)).filter(
      (member) => !isSuspendedOn(to.firstDay, member),
    );
    const memberIds = members.map(({ userId }) => userId);
    const supervisorIds = members.filter((each) => isOf('supervisor', each)).map(({ userId }) => userId);
    const standing = await this.supervisions.list({ schoolId: caller.school.id }, from.id);
    const coming = { academicYearId: yearId, firstDay: to.firstDay };
    return { next: nextSupervisions(standing, coming, { supervisorIds, memberIds }), supervisorIds };
  }
}
