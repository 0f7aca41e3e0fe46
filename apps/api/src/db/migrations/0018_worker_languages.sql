CREATE TABLE "worker_languages" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "worker_languages_one_row" CHECK ("worker_languages"."id" = 1)
);
