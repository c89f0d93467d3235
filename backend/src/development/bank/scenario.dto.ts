import { Transform, Type } from 'class-transformer';
import { ArrayNotEmpty, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { SCENARIO_EVENTS, type Scenario } from './scenario.js';

const TICKED = ['on'] as const;
type Ticked = (typeof TICKED)[number];

/** The form "Lanjutan", whose single choice comes as a text and whose ticked boxes come as "on". */
export class ScenarioDto {
  @Transform(({ value }) => (Array.isArray(value) ? value : [value]))
  @ArrayNotEmpty()
  @IsIn(SCENARIO_EVENTS, { each: true })
  events: Scenario['events'];

  @Type(() => Number) @IsInt() @Min(1) @Max(500) burst = 1;
  @Type(() => Number) @IsInt() @Min(1) @Max(20) copies = 1;
  @Type(() => Number) @IsInt() @Min(0) @Max(120) delaySeconds = 0;
  @Type(() => Number) @IsInt() @Min(0) @Max(10_000) dropFirst = 0;
  @IsOptional() @IsIn(TICKED) shuffle?: Ticked;
  @IsOptional() @IsIn(TICKED) wrongSignature?: Ticked;
  @IsOptional() @IsIn(TICKED) wrongAmount?: Ticked;
}

export function toScenario({ shuffle, wrongSignature, wrongAmount, ...scenario }: ScenarioDto): Scenario {
  return {
    ...scenario,
    isShuffled: shuffle === 'on',
    hasWrongSignature: wrongSignature === 'on',
    hasWrongAmount: wrongAmount === 'on',
  };
}
