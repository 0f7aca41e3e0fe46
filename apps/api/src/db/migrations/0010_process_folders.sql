ALTER TABLE "processes" ADD COLUMN "folder" text;--> statement-breakpoint
CREATE INDEX "processes_user_id_folder" ON "processes" USING btree ("user_id","folder");