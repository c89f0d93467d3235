-- A link that carries somebody on from a session is good as long as that session.
alter table auth.one_time_tokens
  add column parent_session_id uuid references auth.sessions (id) on delete cascade;
create index one_time_tokens_parent_session_id_idx on auth.one_time_tokens (parent_session_id);
comment on column auth.sessions.tag is '''handed-over'': it began in another session, at whose sign-in it was created';
