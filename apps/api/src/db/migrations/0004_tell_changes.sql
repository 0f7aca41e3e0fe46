CREATE FUNCTION "tell_process_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('palimpsest_changes', 'process ' || OLD.message_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "processes_tell_change" AFTER UPDATE OR DELETE ON "processes" FOR EACH ROW EXECUTE FUNCTION "tell_process_change"();--> statement-breakpoint
CREATE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('palimpsest_changes', 'session ' || OLD.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_tell_revocation" AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_session_end"();--> statement-breakpoint
CREATE TRIGGER "sessions_tell_removal" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_session_end"();
