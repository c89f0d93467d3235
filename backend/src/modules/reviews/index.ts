export { ReviewsModule } from './reviews.module.js';
export { ProposedSupervisions } from './supervisions/proposed-supervisions.js';
export { SupervisionsService } from './supervisions/supervisions.service.js';
