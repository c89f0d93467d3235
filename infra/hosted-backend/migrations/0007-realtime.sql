-- What policies on private channels are written against, by the names of the real server. Nothing is kept here: a
-- caller may hear a topic when a row of it can be read, and speak when one can be inserted; both are rolled back.
create schema realtime;

create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id, inserted_at)
);
alter table realtime.messages enable row level security;

-- Not every login role may make one that policies do not hold back.
create policy service_role_messages on realtime.messages to service_role using (true) with check (true);

grant usage on schema realtime to anon, authenticated, service_role;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable
  return nullif(current_setting('realtime.topic', true), '');

-- What one instance tells the others and a notification cannot hold; struck out a minute later.
create table hosted.large_notices (
  id uuid primary key default gen_random_uuid(),
  body text not null,
  noted_at timestamptz not null default now()
);
create index large_notices_noted_at on hosted.large_notices (noted_at);
