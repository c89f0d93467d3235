import { IsIn } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import {
  SIMULATED_BANKS,
  SIMULATED_OUTCOMES,
  type SimulatedBankName,
  type SimulatedOutcome,
} from './simulated-bill.js';

export class SimulatedPaymentDto {
  @IsIn(SIMULATED_OUTCOMES)
  outcome: SimulatedOutcome;

  /** The payer's; the one before where it is left out */
  @MayBeAbsent()
  @IsIn(SIMULATED_BANKS)
  bank?: SimulatedBankName;
}
