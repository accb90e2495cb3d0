-- What readers ask that a document answers, in words of their own.
alter table documents_document add column asked text[] not null default '{}';
