-- Devices that signed in to an account before: others' failures do not lock them out.
create table auth.known_devices (
  pair text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  last_seen_at timestamptz not null
);
create index known_devices_user_id_idx on auth.known_devices (user_id);
create index known_devices_last_seen_at_idx on auth.known_devices (last_seen_at);
comment on column auth.known_devices.pair is 'A hash of the device''s secret and the address or number of the account';
