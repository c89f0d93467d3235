import { outboxKind } from '../../records/outbox/outbox-kind';
import { reflectionKind } from './reflection-kind';

export const waitingReflections = outboxKind(reflectionKind);
