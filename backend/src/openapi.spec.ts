import { Injectable, Module } from '@nestjs/common';
import { loadEnv } from './config/load-env.js';
import { describeApi } from './openapi.js';

const UNCONNECTED = {
  DATABASE_URL: 'postgres://contract@127.0.0.1/contract',
  SUPABASE_URL: 'http://127.0.0.1',
  SUPABASE_PUBLISHABLE_KEY: 'contract',
  SUPABASE_SECRET_KEY: 'contract',
  DATA_ENCRYPTION_KEY: 'contract-contract-contract-contract',
  IDENTITY_HASH_KEY: 'contract-contract-contract-contract',
  SIMULATED_BANK_SECRET: 'contract-contract-contract',
};

class NowhereProvided {}

@Injectable()
class Incomplete {
  constructor(readonly missing: NowhereProvided) {}
}

@Module({})
class IncompleteModule {}

it('the contract of what cannot be put together says what is missing, and where', async () => {
  const incomplete = { module: IncompleteModule, providers: [Incomplete] };
  await expect(describeApi(loadEnv(UNCONNECTED), [incomplete])).rejects.toThrow(
    /dependencies of the Incomplete .*NowhereProvided.*IncompleteModule/s,
  );
});
