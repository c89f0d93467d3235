import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordIdTakenError, RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { CONSENT_KINDS, type ConsentEffect, type ConsentKind, standingConsent } from '../domain/consent.js';
import { AccessLog } from '../privacy/access-log.js';
import { CONSENT_NOUN, ConsentMissingError, ConsentStandsError } from '../pupils.errors.js';
import { PupilsService } from '../pupils.service.js';
import {
  type Consent,
  ConsentsRepository,
  type GivenConsent,
  type Withdrawal,
} from './consents.repository.js';
import { CollectedHangings } from './hangs-on-consent.js';

export type SentConsent = Pick<GivenConsent, 'kind' | 'guardianName' | 'way' | 'givenOn'>;
type FirstConsent = Omit<GivenConsent, 'enteredAt' | 'enteredBy'>;

/** `switchesOff`: of each kind what a withdrawal would end now. */
export type ConsentsOfPupil = Readonly<{
  consents: readonly Consent[];
  switchesOff: ReadonlyMap<ConsentKind, readonly ConsentEffect[]>;
}>;

/** What guardians agreed to. Every reply tells how it stands after what was done. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly pupils: PupilsService,
    private readonly consents: ConsentsRepository,
    private readonly hangings: CollectedHangings,
    private readonly log: AccessLog,
  ) {}

  async read(caller: SchoolCaller, pupilId: string): Promise<ConsentsOfPupil> {
    const { id } = await this.pupils.readCard(caller, pupilId);
    return this.ofPupil(caller, id);
  }

  /** Who gave what to whom, and took it back. Leaves a line of who looked. */
  open(caller: SchoolCaller, pupilId: string): Promise<readonly Consent[]> {
    return this.writes.write(caller, async () => {
      const { id } = await this.pupils.readCard(caller, pupilId);
      await this.log.add(caller, id, 'consents_opened');
      return this.consents.of(ownerOf(caller), [id]);
    });
  }

  /** Sent twice, it is kept once. */
  record(caller: SchoolCaller, pupilId: string, id: string, sent: SentConsent): Promise<ConsentsOfPupil> {
    if (sent.givenOn > dayOf(caller.now))
      throw new ValidationError([{ field: 'givenOn', message: 'givenOn must not be a day to come' }]);
    return this.writes.write(caller, async () => {
      await this.pupils.hold(caller, pupilId);
      const { consents } = await this.ofPupil(caller, pupilId);
      if (consents.some((each) => each.id === id)) return this.ofPupil(caller, pupilId);
      if (standingConsent(consents, sent.kind)) throw new ConsentStandsError(sent.kind);
      await this.add(caller, [{ id, pupilId, ...pickSent(sent) }]);
      return this.ofPupil(caller, pupilId);
    });
  }

  /** As they were collected from guardians of pupils of whom nobody has agreed to anything yet. */
  recordFirst(caller: SchoolCaller, given: readonly FirstConsent[]): Promise<void> {
    return this.writes.write(caller, () => this.add(caller, given));
  }

  /** What hangs on it ends with it. Done again, it changes nothing. */
  withdraw(
    caller: SchoolCaller,
    pupilId: string,
    consentId: string,
    withdrawal: Withdrawal,
  ): Promise<ConsentsOfPupil> {
    return this.writes.write(caller, async () => {
      await this.pupils.hold(caller, pupilId);
      const owner = ownerOf(caller);
      const consent = (await this.consents.of(owner, [pupilId])).find(({ id }) => id === consentId);
      if (!consent) throw new RecordNotFoundError(CONSENT_NOUN);
      if (consent.withdrawnAt === null) {
        for (const hanging of await this.hangings.on(consent.kind, owner, pupilId))
          await hanging.switchOff(owner, pupilId);
        const entry = { at: caller.now, by: caller.principal.userId };
        await this.consents.withdraw(owner, consentId, withdrawal, entry);
      }
      return this.ofPupil(caller, pupilId);
    });
  }

  /** For a write that needs the consent, in its transaction, the pupil held. */
  async require(caller: SchoolCaller, pupilId: string, kind: ConsentKind): Promise<void> {
    const consents = await this.consents.of(ownerOf(caller), [pupilId]);
    if (!standingConsent(consents, kind)) throw new ConsentMissingError(kind);
  }

  /** By pupil, of those whose cards the caller opens. */
  async ofClass(
    caller: SchoolCaller,
    place: Readonly<{ academicYearId: string; classId: string }>,
  ): Promise<ReadonlyMap<string, readonly Consent[]>> {
    const ids = await this.pupils.idsWithCards(caller, place);
    const consents = await this.consents.of(ownerOf(caller), ids);
    return new Map(ids.map((id) => [id, consents.filter(({ pupilId }) => pupilId === id)]));
  }

  private async add(caller: SchoolCaller, given: readonly FirstConsent[]): Promise<void> {
    const entry = { enteredAt: caller.now, enteredBy: caller.principal.userId };
    const added = await this.consents.addAll(
      ownerOf(caller),
      given.map((each) => ({ ...each, ...entry })),
    );
    if (added < given.length) throw new RecordIdTakenError(CONSENT_NOUN);
  }

  private async ofPupil(caller: SchoolCaller, pupilId: string): Promise<ConsentsOfPupil> {
    const owner = ownerOf(caller);
    const consents = await this.consents.of(owner, [pupilId]);
    const switchesOff = new Map<ConsentKind, ConsentEffect[]>();
    for (const kind of CONSENT_KINDS)
      switchesOff.set(
        kind,
        (await this.hangings.on(kind, owner, pupilId)).map(({ effect }) => effect),
      );
    return { consents, switchesOff };
  }
}

const ownerOf = ({ school }: SchoolCaller) => ({ schoolId: school.id });

/** A body holds more than what is kept. */
const pickSent = ({ kind, guardianName, way, givenOn }: SentConsent): SentConsent => ({
  kind,
  guardianName,
  way,
  givenOn,
});
