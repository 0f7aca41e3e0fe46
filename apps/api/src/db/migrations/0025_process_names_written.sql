DROP INDEX "images_file_name_trigrams";--> statement-breakpoint
UPDATE "processes" SET "file_name" = "images"."file_name" FROM "images" WHERE "images"."id" = "processes"."image_id" AND "processes"."file_name" IS NULL;--> statement-breakpoint
-- More samples of names, so that the planner knows how many hold a text that somebody looks for.
ALTER TABLE "processes" ALTER COLUMN "file_name" SET STATISTICS 1000;
