ALTER TABLE "uploads" DROP CONSTRAINT "uploads_app_id_apps_id_fk";
--> statement-breakpoint
ALTER TABLE "upload_stages" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "app_name" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_unfinished" ON "uploads" USING btree ("app_id") WHERE state not in ('tested', 'failed', 'cancelled', 'expired');