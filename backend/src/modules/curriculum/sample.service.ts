import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { SubjectsService } from '../classes/index.js';
import { nodesOfSample, SAMPLE, type SampleSubject } from './domain/sample.js';
import { EditionsService } from './editions/editions.service.js';
import { NodesRepository } from './nodes/nodes.repository.js';

const SOURCE = 'Rekaan Rekod Mengajar';

/** The fictional sample: something to look at before a school has brought its own. */
@Injectable()
export class CurriculumSample {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly editions: EditionsService,
    private readonly nodes: NodesRepository,
    private readonly subjects: SubjectsService,
  ) {}

  /** Added again, it changes nothing. */
  add(caller: SchoolCaller): Promise<void> {
    return this.writes.write(caller, async () => {
      const standing = (await this.editions.list(caller)).filter(({ right }) => right === 'fictional');
      const missing = SAMPLE.filter(({ name }) => !standing.some(({ subjectName }) => subjectName === name));
      for (const subject of missing) await this.addSubject(caller, subject);
    });
  }

  private async addSubject(caller: SchoolCaller, subject: SampleSubject): Promise<void> {
    const { name, code, gradeLevel, curriculum, year } = subject;
    const linked = (await this.subjects.list(caller)).find((own) => own.code === code);
    const { id } = await this.editions.create(caller, randomUUID(), {
      curriculum,
      subjectName: name,
      subjectId: linked?.id ?? null,
      language: 'ms',
      gradeLevel,
      year,
      source: SOURCE,
      right: 'fictional',
      createdBy: caller.principal.userId,
    });
    const nodes = nodesOfSample(subject, { editionId: id, newId: randomUUID });
    await this.nodes.addAll({ schoolId: caller.school.id }, nodes, { isOwn: false, now: caller.now });
  }
}
