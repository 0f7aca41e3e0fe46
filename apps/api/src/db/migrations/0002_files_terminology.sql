CREATE TABLE "integrity_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"files" integer NOT NULL,
	"bytes" double precision NOT NULL,
	"missing" jsonb NOT NULL,
	"mismatched" jsonb NOT NULL,
	"orphans" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"process_id" uuid,
	"bytes" integer NOT NULL,
	"sha256" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source_language" text NOT NULL,
	"target_language" text NOT NULL,
	"term" text NOT NULL,
	"normalised_term" text NOT NULL,
	"translation" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source_language" text NOT NULL,
	"target_language" text NOT NULL,
	"source" text NOT NULL,
	"source_hash" text NOT NULL,
	"translation" text NOT NULL,
	"origin" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "thumbnail_keys" jsonb;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "thumbnail_keys" jsonb;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "text_patches_key" text;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "skipped_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_entries" ADD CONSTRAINT "glossary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_entries" ADD CONSTRAINT "memory_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_user_id" ON "stored_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_files_image_id" ON "stored_files" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "stored_files_process_id" ON "stored_files" USING btree ("process_id");--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_entries_key" ON "glossary_entries" USING btree ("user_id","source_language","target_language","normalised_term");--> statement-breakpoint
CREATE UNIQUE INDEX "memory_entries_key" ON "memory_entries" USING btree ("user_id","source_language","target_language","source_hash");--> statement-breakpoint
CREATE INDEX "memory_entries_updated_at" ON "memory_entries" USING btree ("user_id","updated_at");--> statement-breakpoint
INSERT INTO "stored_files" ("key", "user_id", "image_id", "process_id", "bytes", "sha256", "created_at")
	SELECT "file_key", "user_id", "id", NULL, "bytes", "sha256", "created_at" FROM "images";--> statement-breakpoint
INSERT INTO "stored_files" ("key", "user_id", "image_id", "process_id", "bytes", "sha256", "created_at")
	SELECT "inpainted_file_key", "user_id", "image_id", "id", "inpainted_bytes", "inpainted_sha256", "created_at" FROM "processes" WHERE "inpainted_file_key" IS NOT NULL;
