export class FirstStepsDto {
  /** The school registered itself: only then somebody is led */
  isRegistered: boolean;

  /** The caller has put it away */
  isDismissed: boolean;

  /** How many of the caller's sample plans nobody edited */
  samples: number;
}
