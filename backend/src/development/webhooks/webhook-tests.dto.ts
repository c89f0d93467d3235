import { IsBoolean, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { SAMPLED_PROVIDERS, type SampledProvider } from './provider-samples.js';

export class WebhookOrderDto {
  @IsIn(SAMPLED_PROVIDERS)
  provider: SampledProvider;

  /** The provider's reference of the bill; one that nobody asked for unless said */
  @MayBeAbsent()
  @Matches(/^[\w-]{1,80}$/)
  bill?: string;

  /** e.g. 15000 for RM 150.00 */
  @IsInt()
  @Min(1)
  @Max(10_000_000)
  amountSen: number;

  /** How often the very same event is sent, one after the other */
  @IsInt()
  @Min(1)
  @Max(20)
  copies: number = 1;

  /** A byte is changed after it was signed */
  @IsBoolean()
  isTampered: boolean = false;
}

export class WebhookReplyDto {
  /** Of HTTP, e.g. 200 */
  status: number;

  /** The code of the refusal; null if it was taken */
  code: string | null;

  milliseconds: number;
}

export class WebhookRepliesDto {
  /** What the bill was called */
  bill: string;

  /** In the order of sending */
  replies: WebhookReplyDto[];
}

export class SampledProvidersDto {
  /** Those that are set up here */
  offered: SampledProvider[];

  /** Those of which something can be sent */
  known: SampledProvider[];
}
