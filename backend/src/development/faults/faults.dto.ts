import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { FAULTS, type Fault } from './faults.js';

export class FaultOrderDto {
  /** The job throws, or the database ends its connection */
  @IsIn(FAULTS)
  fault: Fault;

  /** 0 takes back what still waits */
  @IsInt()
  @Min(0)
  @Max(10)
  times: number;
}

export class FaultsLeftDto {
  /** How many payments will still fail */
  left: number;
}

export class ReplayOrderDto {
  /** Of the inbox */
  @IsUUID()
  eventId: string;
}
