-- What customers answered when they were asked for consent: proof, one row for each answer.
create table consent_record (
  customer_id uuid not null references customer on delete cascade,
  answered_at timestamptz not null,
  provider text not null,
  version integer not null,
  categories text[] not null,
  recorded_at timestamptz not null default now(),
  primary key (customer_id, answered_at)
);

create index consent_record_answered on consent_record (answered_at);
