import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type { CreditNote, Receipt } from './issued.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** What a school has been given. */
@Injectable()
export class IssuedDocuments {
  constructor(
    private readonly database: Database,
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotesRepository,
  ) {}

  receiptsOf(schoolId: string): Promise<Receipt[]> {
    return this.database.tenantRead(schoolId, () => this.receipts.ofSchool(schoolId));
  }

  creditNotesOf(schoolId: string): Promise<CreditNote[]> {
    return this.database.tenantRead(schoolId, () => this.creditNotes.ofSchool(schoolId));
  }
}
