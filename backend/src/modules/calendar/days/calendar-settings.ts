import { defineChoiceSetting, defineNumberSetting } from '../../schools/index.js';
import { LEAST_SCHOOL_DAYS_BOUNDS, SCHOOL_EVENTS_BOUNDS } from '../domain/calendar-bounds.js';
import { WEEK_NUMBERINGS } from '../domain/school-calendar.js';

/** Kira minggu cuti: by which number the school calls its weeks. */
export const WEEK_NUMBERING = defineChoiceSetting('weekNumbering', {
  initial: 'teaching',
  among: WEEK_NUMBERINGS,
});

export const LEAST_SCHOOL_DAYS = defineNumberSetting('leastSchoolDays', LEAST_SCHOOL_DAYS_BOUNDS);

export const MOST_SCHOOL_EVENTS = defineNumberSetting('mostSchoolEvents', SCHOOL_EVENTS_BOUNDS);
