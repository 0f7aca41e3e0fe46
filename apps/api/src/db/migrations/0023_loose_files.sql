CREATE TABLE "loose_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "loose_files_created_at" ON "loose_files" USING btree ("created_at");