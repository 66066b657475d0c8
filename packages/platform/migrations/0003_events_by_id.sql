ALTER TABLE "provider_events" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "provider_events" DROP COLUMN "signature";