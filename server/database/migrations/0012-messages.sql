-- The removal of messages that were deleted, once they can be brought back no more.
create index messages_message_gone on messages_message (deleted_at) where deleted_at is not null;
