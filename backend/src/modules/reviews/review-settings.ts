import { defineNumberSetting } from '../schools/index.js';

/** How many people verify a plan, one after the other. */
export const VERIFICATION_STEPS = defineNumberSetting('verificationSteps', { initial: 1, least: 1, most: 2 });
