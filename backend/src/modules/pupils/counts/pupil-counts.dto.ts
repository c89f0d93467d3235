export class PupilsInPlaceDto {
  /** Of a class or a teaching set */
  id: string;

  /** On the day of the session: today, or its first where it has not begun */
  pupils: number;
}

/** Nobody is counted whom the caller may not see. */
export class PupilCountsDto {
  /** Each once, in however many classes and sets */
  pupils: number;

  /** Of these, who is in no class; null for who does not keep pupils */
  unplaced: number | null;

  /** Of these, whom the caller teaches */
  taught: number;

  /** Where there is nobody, the class is not named */
  classes: PupilsInPlaceDto[];

  /** Where there is nobody, the set is not named */
  teachingSets: PupilsInPlaceDto[];
}
