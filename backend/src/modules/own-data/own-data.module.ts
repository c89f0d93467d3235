import { Module } from '@nestjs/common';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataRepository } from './own-data.repository.js';
import { OwnData } from './own-data.service.js';

@Module({ controllers: [OwnDataController], providers: [OwnDataRepository, OwnData] })
export class OwnDataModule {}
