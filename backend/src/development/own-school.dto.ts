import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { IsName } from '../platform/http/is-name.js';
import type { DemoState } from './demo-data.js';

const KINDS: readonly DemoState['kind'][] = ['paid', 'trial'];

export class OwnSchoolDto {
  /** Nobody's yet, e.g. uji-3f9a1c27 */
  @Matches(/^[a-z][a-z\d-]{2,30}$/)
  code: string;

  @Matches(/^.{1,100}$/)
  @IsName()
  name: string;

  @IsIn(KINDS)
  kind: DemoState['kind'];

  /** Of the year that was paid, or of the trial; below 0 it ended so many days ago. */
  @IsInt()
  @Min(-365)
  @Max(365)
  daysLeft: number;
}
