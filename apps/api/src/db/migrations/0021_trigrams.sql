CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "users_email_trigrams" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "images_file_name_trigrams" ON "images" USING gin ("file_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "processes_file_name_trigrams" ON "processes" USING gin ("file_name" gin_trgm_ops);