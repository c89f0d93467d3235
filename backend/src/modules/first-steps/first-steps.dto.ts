export class FirstStepsDto {
  /** The school registered itself: only then there are first steps */
  isRegistered: boolean;

  /** The caller has put the list away */
  isDismissed: boolean;

  /** An administrator has looked over what the school said when it registered */
  profileConfirmed: boolean;

  /** Somebody is invited, or here already */
  peopleInvited: boolean;

  /** An administrator has looked at the subscription */
  planViewed: boolean;

  /** Somebody has a lesson plan that is no sample */
  lessonPlanWritten: boolean;

  /** How many of the caller's sample plans nobody edited */
  samples: number;
}
