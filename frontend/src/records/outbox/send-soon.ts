type Send = () => Promise<void>;

let send: Send | undefined;

/** The application, which knows every noun, says how the outbox is sent. */
export function setSending(next: Send): void {
  send = next;
}

/** Something was left in the outbox, or what stood in its way may have gone. */
export function sendSoon(): void {
  void send?.();
}
