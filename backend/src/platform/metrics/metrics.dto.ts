import { IsIn, IsOptional } from 'class-validator';

export class MetricsQueryDto {
  /** Everything unless said. */
  @IsOptional()
  @IsIn(['process', 'installation'])
  of?: 'process' | 'installation';
}
