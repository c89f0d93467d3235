export { activitiesOf, lengthOf } from '../domain/lesson-steps.js';
export { MOST_ATTACHMENTS } from '../domain/plan-attachment.js';
