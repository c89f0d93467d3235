import type { ProviderCheck } from '../../billing/index.js';
import { ProviderFiguresDto } from '../overview/overview.dto.js';

export class OfferedProviderDto extends ProviderFiguresDto {
  /** What it can do, e.g. fpx, refunds */
  capabilities: string[];

  /** Where it reports to */
  webhookUrl: string;

  /** Its word counts only once it was asked again */
  isConfirmed: boolean;

  /** When it last answered a question of ours */
  answeredAt: string | null;

  /** When it last failed to */
  failedAt: string | null;

  /** How it failed then */
  failure: string | null;
}

export class OfferedProvidersDto {
  providers: OfferedProviderDto[];
}

export class ProviderCheckDto implements ProviderCheck {
  /** It answered, and knows our credentials */
  isHealthy: boolean;

  /** What went wrong */
  failure: string | null;

  durationMs: number;
}
