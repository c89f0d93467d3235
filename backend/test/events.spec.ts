import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Generated } from 'kysely';
import { ConfigModule } from '../src/config/config.module.js';
import { loadEnv } from '../src/config/load-env.js';
import { Database } from '../src/platform/database/database.js';
import { DatabaseModule } from '../src/platform/database/database.module.js';
import { defineEvent } from '../src/platform/events/event-definition.js';
import { Events } from '../src/platform/events/events.js';
import { EventsModule } from '../src/platform/events/events.module.js';
import { OnEvent } from '../src/platform/events/on-event.js';
import { createTestDatabase, onCluster, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';

const told = defineEvent<{ word: string }>('probe.told');

interface HeardTables {
  probe_heard: { at: Generated<string>; word: string; who: string };
}
const HEARD_TABLE = `
  CREATE TABLE app.probe_heard (at bigint GENERATED ALWAYS AS IDENTITY, word text, who text);
  GRANT SELECT, INSERT ON app.probe_heard TO app_system`;

@Injectable()
class Heard {
  private readonly db = this.database.tables<HeardTables>();

  constructor(private readonly database: Database) {}

  async note(word: string, who: string): Promise<void> {
    await this.db.insertInto('probe_heard').values({ word, who }).execute();
  }

  async of(word: string): Promise<string[]> {
    const rows = await this.database.systemTransaction(() =>
      this.db.selectFrom('probe_heard').select('who').where('word', '=', word).orderBy('at').execute(),
    );
    return rows.map(({ who }) => who);
  }
}

@Injectable()
class First {
  constructor(private readonly heard: Heard) {}

  @OnEvent(told)
  async hear({ word }: { word: string }): Promise<void> {
    // Slower than the second: the order is not that of who is done first.
    await new Promise((done) => setTimeout(done, 20));
    await this.heard.note(word, 'first');
  }
}

@Injectable()
class Second {
  constructor(private readonly heard: Heard) {}

  @OnEvent(told)
  async hear({ word }: { word: string }): Promise<void> {
    await this.heard.note(word, 'second');
    if (word === 'unbearable') throw new Error('Not that.');
  }
}

@Module({ providers: [Heard], exports: [Heard] })
class HeardModule {}
@Module({ imports: [HeardModule], providers: [First] })
class FirstModule {}
@Module({ imports: [HeardModule], providers: [Second] })
class SecondModule {}
class ProbeModule {}

let database: TestDatabase;
let probe: INestApplicationContext;

beforeAll(async () => {
  database = await createTestDatabase();
  await onCluster(database.superuserUrl, HEARD_TABLE);
  const config = ConfigModule.with(loadEnv(environmentOf(database.url, 'http://127.0.0.1:1')));
  Module({ imports: [config, DatabaseModule, EventsModule, FirstModule, SecondModule] })(ProbeModule);
  probe = await NestFactory.createApplicationContext(ProbeModule, { logger: ['error'] });
});
afterAll(async () => {
  await probe?.close();
  await database?.drop();
});

const tell = (word: string, then: () => Promise<void> = async () => undefined) =>
  probe.get(Database).systemTransaction(async () => {
    await probe.get(Events).emit(told, { word });
    await then();
  });

describe('an event', () => {
  it('is heard by everybody who asks for it, in the order in which their modules are listed', async () => {
    await tell('hello');
    expect(await probe.get(Heard).of('hello')).toEqual(['first', 'second']);
  });

  it('is heard in the transaction that tells it: what follows is undone with it', async () => {
    const undone = tell('undone', async () => {
      throw new Error('Later.');
    });
    await expect(undone).rejects.toThrow('Later.');
    expect(await probe.get(Heard).of('undone')).toEqual([]);
  });

  it('that one of them cannot bear fails whoever tells it, with what the others did', async () => {
    await expect(tell('unbearable')).rejects.toThrow('Not that.');
    expect(await probe.get(Heard).of('unbearable')).toEqual([]);
  });
});
