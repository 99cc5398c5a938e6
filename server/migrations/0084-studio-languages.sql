-- Revisions rise over all rows. Were they counted by row, one that is deleted and made again would have the revision of
-- before, and a form that was open meanwhile would overwrite it.
create sequence word_revision as integer;
select setval('word_revision', greatest((select max(revision) from redirect), (select max(revision) from message_override), 1));

alter table redirect alter column revision set default nextval('word_revision');
alter table message_override alter column revision set default nextval('word_revision');

-- The language of the studio for this person, at every computer; null until they choose one.
alter table staff add column language text check (language in ('de', 'en'));
