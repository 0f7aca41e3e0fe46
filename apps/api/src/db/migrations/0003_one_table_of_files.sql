DROP INDEX "processes_inpainted_file_key";--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "sha256";--> statement-breakpoint
ALTER TABLE "processes" DROP COLUMN "inpainted_bytes";--> statement-breakpoint
ALTER TABLE "processes" DROP COLUMN "inpainted_sha256";