import { defineChoiceSetting, defineListSetting } from '../schools/index.js';
import { OPTIONAL_PARTS, PLAN_TEMPLATES } from './domain/plan-form.js';

/** In which form plans are written where their author has chosen none. */
export const PLAN_TEMPLATE = defineChoiceSetting('planTemplate', { initial: 'brief', among: PLAN_TEMPLATES });

/** What the long form shows beside its mandatory parts; none of it must be written. */
export const PLAN_PARTS = defineListSetting('planParts', { among: OPTIONAL_PARTS });
