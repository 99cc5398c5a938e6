-- A declaration of withdrawal is named by something that can be read out on the telephone. Those that came before keep
-- their names; a process of the version before still writes one of those.
alter table withdrawal
  alter column reference drop default,
  alter column reference type text using reference::text,
  alter column reference set default gen_random_uuid()::text;
