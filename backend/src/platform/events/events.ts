import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { discoverHandlers } from './discover-handlers.js';
import { definedEvents, type EventDefinition } from './event-definition.js';
import { EVENT_HANDLER } from './on-event.js';

type Handler = (payload: unknown) => Promise<void>;

/** News between modules inside one process and one transaction. An event that nobody hears fails the start. */
@Injectable()
export class Events implements OnModuleInit {
  private readonly handlers = new Map<string, Handler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const found = discoverHandlers<string>(this.discovery, this.scanner, EVENT_HANDLER);
    for (const { name } of definedEvents()) {
      const own = found.filter(({ marked }) => marked === name);
      if (own.length !== 1)
        throw new Error(`The event ${name} has ${own.length} handlers; it needs exactly one.`);
      this.handlers.set(name, own[0]?.call as Handler);
    }
  }

  async emit<Payload>(definition: EventDefinition<Payload>, payload: Payload): Promise<void> {
    await this.handlers.get(definition.name)?.(payload);
  }
}
