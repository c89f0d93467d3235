import { outboxKind } from '../../../records/outbox/outbox-kind';
import { planLinkKind } from './plan-link-kind';

export const waitingLinks = outboxKind(planLinkKind);
