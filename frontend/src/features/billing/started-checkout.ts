const keyOf = (schoolCode: string) => `billing:started:${schoolCode}`;

/** The invoice that this tab went to the bank with: what to look for when it returns. */
export function rememberStarted(schoolCode: string, invoiceId: string): void {
  sessionStorage.setItem(keyOf(schoolCode), invoiceId);
}

export function startedInvoice(schoolCode: string): string | null {
  return sessionStorage.getItem(keyOf(schoolCode));
}
