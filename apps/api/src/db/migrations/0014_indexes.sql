DROP TRIGGER "processes_tell_change" ON "processes";--> statement-breakpoint
DROP FUNCTION "tell_process_change"();--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_at" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "images_expired_at" ON "images" USING btree ("expired_at") WHERE "images"."expired_at" is not null;--> statement-breakpoint
CREATE INDEX "processes_open" ON "processes" USING btree ("created_at") WHERE "processes"."status" not in ('processed', 'failed');--> statement-breakpoint
CREATE INDEX "processes_created_at" ON "processes" USING btree ("created_at");