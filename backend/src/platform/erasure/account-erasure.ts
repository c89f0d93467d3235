import { Injectable } from '@nestjs/common';
import { HostedUsers } from '../hosted-backend/hosted-users.js';
import { ErasedPeople } from './erased-people.js';
import { type Erased, Erasure } from './erasure.js';

/** Erases whoever holds an account, here and where they sign in; what a killed process left is done by the ledger. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly erasure: Erasure,
    private readonly users: HostedUsers,
    private readonly people: ErasedPeople,
  ) {}

  /** `email` null: where they signed in nobody knows them any more. */
  async erase(userId: string, email: string | null): Promise<Erased[]> {
    const erased = await this.erasure.forget({ kind: 'account', userId, email });
    await this.users.remove(userId);
    await this.people.markDone(userId);
    return erased;
  }
}
