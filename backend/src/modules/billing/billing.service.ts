import { Injectable } from '@nestjs/common';

@Injectable()
export class BillingService {
  async paymentFactsOf(_schoolId: string): Promise<never[]> {
    return [];
  }
}
