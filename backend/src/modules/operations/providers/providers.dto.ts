import { ProviderFiguresDto } from '../overview/overview.dto.js';

export class OfferedProviderDto extends ProviderFiguresDto {
  /** What it can do, e.g. fpx, refunds */
  capabilities: string[];

  /** Where it reports to */
  webhookUrl: string;

  /** Its word counts only once it was asked again */
  isConfirmed: boolean;
}

export class OfferedProvidersDto {
  providers: OfferedProviderDto[];
}
