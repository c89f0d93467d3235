import { defineChoiceSetting, defineNumberSetting } from '../../schools/index.js';
import { WEEK_NUMBERINGS } from '../domain/school-calendar.js';

/** Kira minggu cuti: by which number the school calls its weeks. */
export const WEEK_NUMBERING = defineChoiceSetting('weekNumbering', {
  initial: 'teaching',
  among: WEEK_NUMBERINGS,
});

/** School is held on at least so many days of a session, by the ministry's rule. */
export const LEAST_SCHOOL_DAYS = defineNumberSetting('leastSchoolDays', {
  initial: 190,
  least: 1,
  most: 366,
});

/** Cuti peristiwa that a school may give itself in a session, by the ministry's rule. */
export const MOST_SCHOOL_EVENTS = defineNumberSetting('mostSchoolEvents', { initial: 4, least: 0, most: 30 });
