import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { BillingDetailsDto, ChangeBillingDetailsDto } from './billing-details.dto.js';
import type { BillingDetails } from './billing-details.js';
import { BillingDetailsService } from './billing-details.service.js';

/** Who pays, as it stands on documents, and whom mails about money go to. */
@ApiTags('billing documents')
@Controller('api/billing/details')
@Requires('billing')
export class BillingDetailsController {
  constructor(private readonly details: BillingDetailsService) {}

  /** To whom documents are made out. */
  @Get()
  @Allow('admin')
  @Rows('school')
  async read(@Caller() caller: SchoolCaller): Promise<BillingDetailsDto> {
    return toDto(await this.details.of(caller));
  }

  /** Changes to whom documents are made out, from the next document on. */
  @Put()
  @Allow('main-admin')
  @Rows('school')
  async change(
    @Caller() caller: SchoolCaller,
    @Body() body: ChangeBillingDetailsDto,
  ): Promise<BillingDetailsDto> {
    const details = toDetails(body);
    await this.details.change(caller, details);
    return toDto(details);
  }
}

function toDetails({ schoolCode: _, ...said }: ChangeBillingDetailsDto): BillingDetails {
  return {
    name: said.name.trim(),
    tin: said.tin ?? null,
    brn: said.brn ?? null,
    address: said.address ?? null,
    phone: said.phone ?? null,
    email: said.email ?? null,
    contacts: said.contacts,
    preferredProvider: said.preferredProvider ?? null,
  };
}

function toDto({ address, contacts, ...details }: BillingDetails): BillingDetailsDto {
  return {
    ...details,
    address: address && { ...address, lines: [...address.lines] },
    contacts: contacts.map(({ name, email }) => ({ name, email })),
  };
}
