export class WebhookReceiptDto {
  /** Always true: the event is kept, whatever will come of it */
  received: boolean;
}
