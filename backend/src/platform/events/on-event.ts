import { SetMetadata } from '@nestjs/common';
import type { EventDefinition } from './event-definition.js';

export const EVENT_HANDLER = 'rekod:event';

/** The method hears of the event, awaited inside the transaction of whoever emits it. */
export function OnEvent<Payload>(definition: EventDefinition<Payload>) {
  return <Handler extends (payload: Payload) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ) => SetMetadata(EVENT_HANDLER, definition.name)(target, key, descriptor);
}
