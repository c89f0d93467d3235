import { IsIn } from 'class-validator';
import { SIMULATED_OUTCOMES, type SimulatedOutcome } from './simulated-bill.js';

export class SimulatedPaymentDto {
  @IsIn(SIMULATED_OUTCOMES)
  outcome: SimulatedOutcome;
}
