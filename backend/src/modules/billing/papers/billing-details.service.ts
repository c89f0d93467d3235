import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { type Forgotten, personForgotten } from '../../../platform/erasure/erasure.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { ProviderNotOfferedError } from '../billing.errors.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { type BillingDetails, detailsUnlessSaid } from './billing-details.js';
import { BillingDetailsRepository } from './billing-details.repository.js';

@Injectable()
export class BillingDetailsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly repository: BillingDetailsRepository,
    private readonly providers: PaymentProviders,
  ) {}

  async of({ school }: SchoolCaller): Promise<BillingDetails> {
    const said = await this.writes.read({ school }, () => this.repository.newest(school.id));
    return said ?? detailsUnlessSaid(school.name);
  }

  @OnEvent(personForgotten)
  async forget(person: Forgotten): Promise<void> {
    if (person.kind === 'account' && person.email !== null) await this.repository.forgetAddress(person.email);
  }

  async change(caller: SchoolCaller, details: BillingDetails): Promise<void> {
    const { preferredProvider: wished } = details;
    if (wished !== null && !this.providers.find(wished)) throw new ProviderNotOfferedError(wished);
    const { school, principal, now } = caller;
    await this.writes.write(caller, () => this.repository.add(school.id, details, principal.userId, now));
  }
}
