import { AppError } from '../../platform/errors/app-error.js';

export class PlanNotFoundError extends AppError {
  constructor(planCode: string, termMonths: number) {
    super('PLAN_NOT_FOUND', 404, `Plan "${planCode}" is not sold for ${termMonths} months.`);
  }
}

export class ProviderNotOfferedError extends AppError {
  constructor(provider: string) {
    super('PROVIDER_NOT_OFFERED', 400, `"${provider}" takes no payments here.`);
  }
}

export class ProviderUnavailableError extends AppError {
  constructor(name: string, cause: unknown) {
    super('PROVIDER_UNAVAILABLE', 502, `${name} cannot be reached. Please try again.`);
    this.cause = cause;
  }
}

/** Ordered before, and since then paid, replaced, cancelled or expired: whoever still wants it orders anew. */
export class OrderEndedError extends AppError {
  constructor() {
    super('ORDER_ENDED', 409, 'This order waits for no payment any more.');
  }
}

/** Credit notes may take back what an invoice asks for, no more. */
export class CreditExceedsInvoiceError extends AppError {
  constructor(leftSen: number) {
    super('CREDIT_EXCEEDS_INVOICE', 409, 'The credit notes would exceed the invoice.', { leftSen });
  }
}

export class RefundNotOfferedError extends AppError {
  constructor(provider: string) {
    super('REFUND_NOT_OFFERED', 409, `"${provider}" gives nothing back through us: record it by hand.`);
  }
}

/** The bank decides of the money of a disputed payment, or has taken it back: giving it back too would give it twice. */
export class PaymentDisputedError extends AppError {
  constructor() {
    super('PAYMENT_DISPUTED', 409, 'The payment is disputed at the bank.');
  }
}

/** Somebody's order is being asked for, or another amount was ordered and has not come to an end. */
export class RefundUnderWayError extends AppError {
  constructor() {
    super('REFUND_UNDER_WAY', 409, 'Another refund of this payment is under way.');
  }
}

/** The provider took the order, and says at once that nothing comes of it: ordered anew it may. */
export class RefundRefusedError extends AppError {
  constructor(provider: string) {
    super('REFUND_REFUSED', 409, `"${provider}" could not give it back.`);
  }
}

export class RefundExceedsPaymentError extends AppError {
  constructor(keptSen: number) {
    super('REFUND_EXCEEDS_PAYMENT', 409, 'There is not so much left of the payment.', { keptSen });
  }
}

export class EvidenceRefusedError extends AppError {
  constructor(types: readonly string[]) {
    super('EVIDENCE_REFUSED', 400, 'The file is no evidence.', {
      fields: [{ field: 'id', message: `must be one of ${types.join(', ')}` }],
    });
  }
}

/** One file shows one payment. */
export class EvidenceUsedError extends AppError {
  constructor(invoiceNumber: string) {
    super('EVIDENCE_USED', 409, 'This evidence stands for a payment already.', { invoiceNumber });
  }
}

/** A payment of the school with this method and reference stands already: whoever records says that it is another. */
export class PaymentLooksRecordedError extends AppError {
  constructor(invoiceNumber: string) {
    super('PAYMENT_LOOKS_RECORDED', 409, 'A payment like this stands already.', { invoiceNumber });
  }
}

/** Only what was declined can be looked at anew. */
export class ClaimNotDeclinedError extends AppError {
  constructor() {
    super('CLAIM_NOT_DECLINED', 409, 'The claim was not declined.');
  }
}

/** The payment is recorded, or the claim was declined before. */
export class ClaimDecidedError extends AppError {
  constructor() {
    super('CLAIM_DECIDED', 409, 'The claim was decided before.');
  }
}
