import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/access/caller.js';
import { HostedUsers } from '../../../platform/hosted-backend/hosted-users.js';
import { EmailNotConfirmedError, EmailRequiredError } from '../schools.errors.js';

/** Whoever speaks for a school has shown that the address is theirs. */
@Injectable()
export class FounderAddresses {
  constructor(private readonly users: HostedUsers) {}

  async refuseUnproved({ userId, email }: Principal): Promise<void> {
    if (email === '') throw new EmailRequiredError();
    if (!(await this.users.hasConfirmedAddress(userId))) throw new EmailNotConfirmedError();
  }
}
