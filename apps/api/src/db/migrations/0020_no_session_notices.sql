DROP TRIGGER "sessions_tell_revocation" ON "sessions";--> statement-breakpoint
DROP TRIGGER "sessions_tell_removal" ON "sessions";--> statement-breakpoint
DROP FUNCTION "tell_session_end"();
