CREATE TABLE "translation_usage" (
	"day" date NOT NULL,
	"translator" text NOT NULL,
	"characters" bigint NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "translation_usage_day_translator_pk" PRIMARY KEY("day","translator")
);
