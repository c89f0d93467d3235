import { type Connection, type PoolClient, Query, type QueryResult } from 'pg';

declare module 'pg' {
  // How the driver sends a query and reads what comes back; its types leave that out.
  interface Query {
    queryMode?: 'extended';
    prepare(connection: Connection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: Connection): void;
  }
  interface Connection {
    /** The texts of what this connection has prepared, by name. */
    readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  }
}

/** Where queries run. */
export type Runner = Readonly<{
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
}>;
/** One with a name is prepared once for each connection, and not planned each time. */
export type Statement = Readonly<{ name?: string; text: string; values: readonly unknown[] }>;
/** By its name where the connection has prepared it. */
export type Lead = Readonly<{ name?: string; text: string; values: string[] }>;

/**
 * Runs a statement behind others, all in one message to Postgres and one back. If one of them fails, Postgres leaves
 * out what follows it: a statement whose lead says as whom it runs never runs as somebody else.
 */
export function runLed(
  client: PoolClient,
  leads: readonly Lead[],
  statement: Statement,
): Promise<QueryResult> {
  // What else is sent before the loop goes on leaves in the same packet.
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return new Promise((resolve, reject) => {
    client.query(
      new LedStatement(leads, statement, (error, result) => (error ? reject(error) : resolve(result))),
    );
  });
}

class LedStatement extends Query {
  private leading: number;

  constructor(
    private readonly leads: readonly Lead[],
    { name, text, values }: Statement,
    done: (error: Error | undefined, result: QueryResult) => void,
  ) {
    super({ name, text, values: [...values] }, done);
    this.queryMode = 'extended';
    this.leading = leads.length;
  }

  override prepare(connection: Connection): void {
    for (const lead of this.leads) sendLead(connection, lead);
    super.prepare(connection);
  }

  /** Nobody asks what the leads answer. */
  override handleDataRow(message: unknown): void {
    if (this.leading === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.leading === 0) super.handleCommandComplete(message, connection);
    else this.leading -= 1;
  }
}

function sendLead(connection: Connection, { name, text, values }: Lead): void {
  const prepared = name !== undefined && connection.parsedStatements[name] === text ? name : undefined;
  if (prepared === undefined) connection.parse({ name: '', text, types: [] }, true);
  connection.bind({ ...(prepared && { statement: prepared }), values }, true);
  connection.execute({}, true);
}
