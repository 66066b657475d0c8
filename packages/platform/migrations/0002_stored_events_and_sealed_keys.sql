ALTER TABLE "provider_events" ALTER COLUMN "applied_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now an event was applied when it arrived.
UPDATE "provider_events" SET "received_at" = "applied_at";--> statement-breakpoint
ALTER TABLE "provider_events" ALTER COLUMN "received_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "body" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD COLUMN "sealed_private_key" text;--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."applied_at" is null;--> statement-breakpoint
-- They were stored openly: the next token makes a new key, and the public halves go on verifying.
ALTER TABLE "signing_keys" DROP COLUMN "private_key";