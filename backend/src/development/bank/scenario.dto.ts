import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsIn, IsInt, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { SCENARIO_EVENTS, type Scenario } from './scenario.js';

const TICKED = ['on'] as const;
type Ticked = (typeof TICKED)[number];

/** The form "Lanjutan", whose single choice comes as a text and whose ticked boxes come as "on". */
export class ScenarioDto {
  @Transform(({ value }) => (Array.isArray(value) ? value : [value]))
  @ArrayNotEmpty()
  @ArrayMaxSize(20)
  @IsIn(SCENARIO_EVENTS, { each: true })
  events: Scenario['events'];

  @Type(() => Number) @IsInt() @Min(1) @Max(500) burst = 1;
  @Type(() => Number) @IsInt() @Min(1) @Max(20) copies = 1;
  @Type(() => Number) @IsInt() @Min(0) @Max(120) delaySeconds = 0;
  @Type(() => Number) @IsInt() @Min(0) @Max(10_000) dropFirst = 0;
  @MayBeAbsent() @IsIn(TICKED) shuffle?: Ticked;
  @MayBeAbsent() @IsIn(TICKED) wrongSignature?: Ticked;
  @MayBeAbsent() @IsIn(TICKED) wrongAmount?: Ticked;
  @MayBeAbsent() @IsIn(TICKED) partial?: Ticked;
}

export function toScenario({
  shuffle,
  wrongSignature,
  wrongAmount,
  partial,
  ...scenario
}: ScenarioDto): Scenario {
  return {
    ...scenario,
    isShuffled: shuffle === 'on',
    hasWrongSignature: wrongSignature === 'on',
    hasWrongAmount: wrongAmount === 'on',
    isPartial: partial === 'on',
  };
}
