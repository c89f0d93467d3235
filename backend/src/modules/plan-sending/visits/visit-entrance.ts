import { Injectable } from '@nestjs/common';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { Memberships, type School } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { hashOf } from '../../../platform/secrets/one-time-secret.js';
import { linkState } from '../domain/visitor-link.js';
import { type NewOpening, type VisitorLink, VisitorLinksRepository } from './visitor-links.repository.js';
import type { Visitor } from './visitor-of-request.js';

export type Entered = Readonly<{ school: School; link: VisitorLink }>;

/** Whatever a visitor is not shown is not there, and nobody learns why. */
export class NoVisitError extends NotFoundError {
  constructor() {
    super('The visit');
  }
}

/** Whom a secret lets in, and the book in which everything is noted that is opened. */
@Injectable()
export class VisitEntrance {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly entitlements: Entitlements,
    private readonly links: VisitorLinksRepository,
  ) {}

  async enter({ schoolCode, secret, now }: Visitor): Promise<Entered> {
    const school = schoolCode ? await this.memberships.findSchool(schoolCode) : null;
    if (!school) throw new NoVisitError();
    const link = await this.database.tenantRead(school.id, () =>
      this.links.findBySecret({ schoolId: school.id }, hashOf(secret)),
    );
    if (!link || linkState(link, now) !== 'open') throw new NoVisitError();
    if (!(await this.entitlements.of(school.id, now)).canAccess.dashboard) throw new NoVisitError();
    return { school, link };
  }

  /** Nothing is shown that is not noted. In the current transaction. */
  async note({ school, link }: Entered, opening: NewOpening, now: number): Promise<void> {
    if (!(await this.links.noteOpening({ schoolId: school.id }, link, opening, now)))
      throw new NoVisitError();
  }
}
