-- Jobs that one process of a shop works at, at a time: who is at it, and when it is due again. A lease that is not
-- renewed ends by itself, so a process that was killed keeps nobody from going on.
create table job_run (
  name text primary key,
  holder uuid,
  leased_until timestamptz not null default '-infinity',
  due_at timestamptz not null,
  last_success_at timestamptz
);
