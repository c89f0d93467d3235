import { Global, Module } from '@nestjs/common';
import { HostedFiles } from './hosted-files.js';
import { HostedUsers } from './hosted-users.js';
import { LeftFiles } from './left-files.js';

@Global()
@Module({ providers: [HostedUsers, HostedFiles, LeftFiles], exports: [HostedUsers, HostedFiles, LeftFiles] })
export class HostedBackendModule {}
