import { defineNumberSetting } from '../../schools/index.js';

/** Waktu: how many periods a week a teacher is given at most before it is said. It warns and refuses nothing. */
export const TEACHER_PERIODS = defineNumberSetting('teacherPeriods', { initial: 30, least: 1, most: 60 });
