import { Global, Module } from '@nestjs/common';
import { Changes } from './changes.js';
import { Database } from './database.js';
import { SchemaVersion } from './schema-version.js';

@Global()
@Module({ providers: [Database, Changes, SchemaVersion], exports: [Database, Changes, SchemaVersion] })
export class DatabaseModule {}
