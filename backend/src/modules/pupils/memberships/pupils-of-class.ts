import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/events/on-event.js';
import { type ClassGoing, classGoing } from '../../classes/index.js';
import { ClassHasPupilsError } from '../pupils.errors.js';
import { MembershipsRepository } from './memberships.repository.js';

/** A class that pupils are or were in does not go: their history would lead nowhere. */
@Injectable()
export class PupilsOfClass {
  constructor(private readonly memberships: MembershipsRepository) {}

  @OnEvent(classGoing)
  async refuse({ schoolId, ...places }: ClassGoing): Promise<void> {
    const pupils = await this.memberships.countEverIn({ schoolId }, places);
    if (pupils > 0) throw new ClassHasPupilsError(pupils);
  }
}
