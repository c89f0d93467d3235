import { Global, Module } from '@nestjs/common';
import { Changes } from './changes.js';
import { Database } from './database.js';

@Global()
@Module({ providers: [Database, Changes], exports: [Database, Changes] })
export class DatabaseModule {}
