export class SamplesDto {
  /** How many samples the caller has that nobody edited */
  samples: number;
}
