-- The shop as somebody of staff looks at it: at another moment, with their drafts. It ends with their session.
create table staff_preview (
  token_hash bytea primary key,
  session_hash bytea not null references staff_session (id_hash) on delete cascade,
  -- Null: always the present moment.
  at timestamptz,
  own_drafts boolean not null,
  draft_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_preview_session on staff_preview (session_hash, created_at);
create index staff_preview_expires on staff_preview (expires_at);
