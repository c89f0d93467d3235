import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProposedSupervisions, SupervisionsService } from '../modules/reviews/index.js';
import { AcademicYears } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { dayOf } from '../platform/calendar/school-instant.js';

/** As the product proposes it; whoever teaches least is left to show what is still to be named. Made once. */
@Injectable()
export class DemoSupervisions {
  constructor(
    private readonly years: AcademicYears,
    private readonly supervisions: SupervisionsService,
    private readonly proposed: ProposedSupervisions,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const year = await this.years.current(caller);
    const { items, deputies } = await this.supervisions.list(caller, year.id);
    if (items.length > 0) return;
    const proposal = (await this.proposed.propose(caller, year.id, dayOf(caller.now))).slice(0, -1);
    const common = {
      academicYearId: year.id,
      subjectId: null,
      step: 1,
      from: year.firstDay,
      to: null,
    } as const;
    await this.supervisions.createAll(
      caller,
      'supervisions',
      proposal.flatMap(({ teacherId, supervisorId }) =>
        supervisorId === null ? [] : [{ ...common, id: randomUUID(), teacherId, supervisorId }],
      ),
    );
    const [one, other] = [...new Set(proposal.map(({ supervisorId }) => supervisorId))];
    if (one && other && deputies.length === 0) {
      await this.supervisions.nameDeputy(caller, year.id, { supervisorId: one, deputyId: other });
      await this.supervisions.nameDeputy(caller, year.id, { supervisorId: other, deputyId: one });
    }
  }
}
