import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { discoverHandlers } from './discover-handlers.js';
import { definedEvents, type EventDefinition } from './event-definition.js';
import { EVENT_HANDLER } from './on-event.js';

type Handler = (payload: unknown) => Promise<void>;

/**
 * News between modules inside one process and one transaction. Those who hear it do so one after the other, in the
 * order in which the application lists their modules; whoever fails, fails the work that told it. An event that nobody
 * hears fails the start.
 */
@Injectable()
export class Events implements OnModuleInit {
  private readonly handlers = new Map<string, readonly Handler[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const found = discoverHandlers<string>(this.discovery, this.scanner, EVENT_HANDLER);
    for (const { name } of definedEvents()) {
      const own = found.filter(({ marked }) => marked === name);
      if (own.length === 0) throw new Error(`Nobody hears the event ${name}.`);
      this.handlers.set(
        name,
        own.map(({ call }) => call as Handler),
      );
    }
  }

  async emit<Payload>(definition: EventDefinition<Payload>, payload: Payload): Promise<void> {
    for (const hear of this.handlers.get(definition.name) ?? []) await hear(payload);
  }
}
