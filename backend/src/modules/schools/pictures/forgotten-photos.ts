import { Injectable } from '@nestjs/common';
import { type Forgotten, personForgotten } from '../../../platform/erasure/erasure.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { MembersRepository } from '../members/members.repository.js';
import { photoOf } from './picture.js';

/** The photos of who is forgotten. It hears after whoever may refuse: a file does not come back. */
@Injectable()
export class ForgottenPhotos {
  constructor(
    private readonly members: MembersRepository,
    private readonly files: HostedFiles,
  ) {}

  @OnEvent(personForgotten)
  async remove(person: Forgotten): Promise<void> {
    if (person.kind !== 'account') return;
    for (const schoolId of await this.members.schoolsOf(person.userId)) {
      const { bucket, path } = photoOf(schoolId, person.userId);
      await this.files.remove(bucket, path);
    }
  }
}
