-- Which tables are told of is declared as on the real server: alter publication supabase_realtime add table ...
-- Nothing replicates from it here; a trigger takes its place, made when somebody first asks for a declared table.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

create function realtime.note_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  noted uuid;
begin
  insert into hosted.large_notices (body)
  values (jsonb_build_object(
    'kind', 'change', 'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', now(),
    'record', case when tg_op <> 'DELETE' then to_jsonb(new) end,
    'former', case when tg_op <> 'INSERT' then to_jsonb(old) end)::text)
  returning id into noted;
  perform pg_notify('hosted_realtime', jsonb_build_object('from', 'database', 'large', noted)::text);
  return null;
end
$$;

create function realtime.watch(watched regclass) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7205432);
  if exists (select from pg_trigger where tgrelid = watched and tgname = 'hosted_realtime') then return; end if;
  execute format('create trigger hosted_realtime after insert or update or delete on %s
                  for each row execute function realtime.note_change()', watched);
end
$$;
revoke execute on function realtime.watch(regclass) from public;
