CREATE TYPE "public"."subscription_status" AS ENUM('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled');--> statement-breakpoint
CREATE TABLE "former_accounts" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP TABLE "billing_events" CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_customer_id_unique";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_subscription_id_unique";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD PRIMARY KEY ("subscription_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "status" "subscription_status";--> statement-breakpoint
UPDATE "subscriptions" SET "status" = CASE WHEN "is_active" THEN 'active'::"subscription_status" ELSE 'canceled'::"subscription_status" END;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "documents" SET "bytes" = octet_length("content"::text);--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "expired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "retry_of" uuid;--> statement-breakpoint
UPDATE "processes" "retry" SET "retry_of" = "failed"."message_id", "idempotency_key" = NULL FROM "processes" "failed" WHERE "retry"."user_id" = "failed"."user_id" AND "retry"."idempotency_key" = 'retry of ' || "failed"."message_id";--> statement-breakpoint
CREATE INDEX "former_accounts_user_id" ON "former_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "is_active";--> statement-breakpoint
ALTER TABLE "processes" ADD CONSTRAINT "processes_retry_of_unique" UNIQUE("retry_of");