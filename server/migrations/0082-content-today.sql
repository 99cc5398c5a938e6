-- What Today tells of content: the latest of each, however many there are.
create index content_version_latest on content_version (at desc, revision desc) where cause <> 'seeded';
create index content_draft_latest on content_draft (changed_at desc);
create index content_plan_failed on content_plan (at desc) where failed_at is not null;
