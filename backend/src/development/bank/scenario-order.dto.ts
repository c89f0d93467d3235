import { ArrayMaxSize, ArrayNotEmpty, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { SCENARIO_EVENTS, type Scenario } from './scenario.js';

/** A scenario as the tools of developers send it. */
export class ScenarioOrderDto implements Scenario {
  @ArrayNotEmpty()
  @ArrayMaxSize(20)
  @IsIn(SCENARIO_EVENTS, { each: true })
  events: (typeof SCENARIO_EVENTS)[number][];

  /** Different events that each tell the same */
  @IsInt()
  @Min(1)
  @Max(500)
  burst: number = 1;

  /** How often each event is sent */
  @IsInt()
  @Min(1)
  @Max(20)
  copies: number = 1;

  @IsInt()
  @Min(0)
  @Max(120)
  delaySeconds: number = 0;

  /** So many deliveries get lost at the beginning */
  @IsInt()
  @Min(0)
  @Max(10_000)
  dropFirst: number = 0;

  @IsBoolean()
  isShuffled: boolean = false;

  @IsBoolean()
  hasWrongSignature: boolean = false;

  @IsBoolean()
  hasWrongAmount: boolean = false;

  /** Refunds and disputes of half the bill */
  @IsBoolean()
  isPartial: boolean = false;
}
