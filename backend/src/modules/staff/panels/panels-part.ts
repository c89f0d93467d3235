import { Injectable } from '@nestjs/common';
import { isSuspendedOn } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SubjectsService } from '../../classes/index.js';
import {
  defineRollOverPart,
  type RollOver,
  RollOverPart,
  type RollOverPartDto,
  SchoolsService,
  type TakenBack,
} from '../../schools/index.js';
import { nextPanels } from '../domain/next-panels.js';
import { PanelsRepository } from './panels.repository.js';

const PANELS = defineRollOverPart('panels');

/** The panels of the next session: each with those who are still there. */
@Injectable()
export class PanelsPart extends RollOverPart {
  readonly part = PANELS;

  constructor(
    private readonly panels: PanelsRepository,
    private readonly subjects: SubjectsService,
    private readonly schools: SchoolsService,
  ) {
    super();
  }

  async propose(rollOver: RollOver): Promise<RollOverPartDto> {
    const { next, people } = await this.read(rollOver);
    const subjects = await this.subjectNames(rollOver.caller);
    const names = new Map(people.map(({ userId, name }) => [userId, name]));
    return {
      count: next.length,
      choices: [
        { value: 'none', name: null },
        ...people.map(({ userId, name }) => ({ value: userId, name })),
      ],
      rows: next.map(({ standing, headId }) => ({
        key: `panel:${standing.id}`,
        from: (standing.headId && names.get(standing.headId)) ?? null,
        to: subjects.get(standing.subjectId) ?? '',
        problem: headId === undefined ? 'headGone' : null,
        isName: false,
        pupils: null,
        others: [],
        chosen: headId === undefined ? null : (headId ?? 'none'),
      })),
    };
  }

  async make(rollOver: RollOver): Promise<string[]> {
    const { caller, yearId, idOf } = rollOver;
    const owner = { schoolId: caller.school.id };
    await this.panels.rows.lock(owner);
    const { next } = await this.read(rollOver);
    const made = next.map(({ standing, headId, memberIds }) => ({
      id: idOf(standing.id),
      subjectId: standing.subjectId,
      headId: headId ?? null,
      memberIds,
    }));
    await this.panels.addAll(owner, yearId, made, caller.now);
    return made.map(({ id }) => id);
  }

  async findUsed(caller: SchoolCaller, yearId: string, made: readonly string[]): Promise<string[]> {
    const owner = { schoolId: caller.school.id };
    const used = await this.panels.rows.findChanged(owner, yearId, made);
    if (used.length === 0) return [];
    const panels = await this.panels.list(owner, yearId);
    const subjects = await this.subjectNames(caller);
    return panels.flatMap(({ id, subjectId }) => (used.includes(id) ? [subjects.get(subjectId) ?? ''] : []));
  }

  async takeBack({ school, now }: SchoolCaller, { made }: TakenBack): Promise<void> {
    await this.panels.rows.deleteAll({ schoolId: school.id }, made, now);
  }

  private async subjectNames(caller: SchoolCaller): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.subjects.list(caller)).map(({ id, name }) => [id, name]));
  }

  /** Those of subjects that are taught no more end with the session; so do those of whoever is suspended then. */
  private async read({ caller, from, to, decisions }: RollOver) {
    const members = await this.schools.membersOf(caller.school.id);
    const people = members.filter((member) => !isSuspendedOn(to.firstDay, member));
    const taught = (await this.subjects.list(caller)).map(({ id }) => id);
    const panels = await this.panels.list({ schoolId: caller.school.id }, from.id);
    const next = nextPanels(
      panels.filter(({ subjectId }) => taught.includes(subjectId)),
      people.map(({ userId }) => userId),
      decisions,
    );
    return { next, people };
  }
}
