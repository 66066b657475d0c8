ALTER TABLE "api_keys" ADD COLUMN "app_ids" uuid[];--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "app_ids" uuid[];