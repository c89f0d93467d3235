import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { InstallationController } from './installation.controller.js';

/** Imported last: the last of its routes takes whatever no other route has taken. */
@Module({ controllers: [InstallationController, DocumentsController] })
export class DocumentsModule {}
