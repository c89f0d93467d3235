import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';

/** Imported last: its route takes whatever no other route has taken. */
@Module({ controllers: [DocumentsController] })
export class DocumentsModule {}
