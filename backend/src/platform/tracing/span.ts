export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `server` answers somebody, `client` asks something, `consumer` does what was asked for earlier. */
export type NewSpan = Readonly<{
  kind: 'server' | 'client' | 'consumer';
  name: string;
  /** The `traceparent` of what it is part of; without one it begins a trace. */
  parent?: string;
  attributes: Attributes;
}>;

export type OpenSpan = Readonly<{
  /** For whatever is part of it. */
  traceparent: string;
  end(outcome?: Readonly<{ name?: string; attributes?: Attributes; error?: unknown }>): void;
}>;

export type Tracer = Readonly<{ begin(span: NewSpan): OpenSpan; close(): Promise<void> }>;
