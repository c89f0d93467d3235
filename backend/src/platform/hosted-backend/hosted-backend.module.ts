import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HostedFiles } from './hosted-files.js';
import { HostedUsers } from './hosted-users.js';
import { LeftFiles } from './left-files.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [HostedUsers, HostedFiles, LeftFiles],
  exports: [HostedUsers, HostedFiles],
})
export class HostedBackendModule {}
