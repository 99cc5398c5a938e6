-- What everyone sees is kept in memory by every process; an area's version tells them when to load it again.
create table snapshot_version (
  area text primary key,
  version integer not null
);

-- Raised inside the changing transaction: its row lock makes versions rise in the order of the commits.
create function raise_snapshot_version() returns trigger
language plpgsql as $$
begin
  insert into snapshot_version as known (area, version) values (tg_argv[0], 1)
    on conflict (area) do update set version = known.version + 1;
  perform pg_notify('snapshot', tg_argv[0]);
  return null;
end
$$;
