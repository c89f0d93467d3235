import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { type Joining, personJoining } from '../../schools/index.js';
import { type Person, PersonsRepository } from './persons.repository.js';

/** Who belongs to a school, with an account or without. Members are among them: the database sees to that. */
@Injectable()
export class Persons {
  constructor(
    private readonly database: Database,
    private readonly persons: PersonsRepository,
  ) {}

  /** By name; who has left too. */
  of(schoolId: string): Promise<Person[]> {
    return this.database.tenantRead(schoolId, () => this.persons.list(schoolId));
  }

  /** By id; who was deleted keeps a name, for what names them. */
  async nameOf(schoolId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.tenantRead(schoolId, () => this.persons.names(schoolId, ids));
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  /** Before the membership is written: it then finds this person, and makes none. */
  @OnEvent(personJoining)
  giveAccount({ schoolId, personId, userId }: Joining): Promise<void> {
    return this.persons.giveAccount(schoolId, personId, userId);
  }
}
