-- Attempts counted for all processes on this database. Unlogged: after a crash counting begins anew.
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on auth.rate_limits (expire);
comment on column auth.rate_limits.key is 'The kind of limit and a hash of whom it holds for';
comment on column auth.rate_limits.expire is 'Milliseconds since 1970';

create index flow_state_created_at_idx on auth.flow_state (created_at desc);
create index one_time_tokens_created_at_idx on auth.one_time_tokens (created_at);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at) where revoked;
create index sessions_updated_at_idx on auth.sessions (updated_at);
