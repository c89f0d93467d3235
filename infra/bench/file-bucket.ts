import pg from 'pg';

// As an installation would write it: whose file it is may do everything with it, and nobody else anything.
const OWN_FILES = `
  INSERT INTO storage.buckets (id, name) VALUES ('bench', 'bench');
  CREATE POLICY bench_own_files ON storage.objects TO authenticated
    USING (bucket_id = 'bench' AND owner_id = auth.uid()::text)`;

/** A bucket where everybody keeps files of their own; resolves to its name. `databaseUrl`: the hosted backend's. */
export async function makeFileBucket(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(OWN_FILES);
    return 'bench';
  } finally {
    await client.end();
  }
}
