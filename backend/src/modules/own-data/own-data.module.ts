import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { OwnDataController } from './own-data.controller.js';
import { OwnDataRepository } from './own-data.repository.js';
import { OwnData } from './own-data.service.js';

@Module({
  imports: [BillingModule],
  controllers: [OwnDataController],
  providers: [OwnDataRepository, OwnData],
})
export class OwnDataModule {}
