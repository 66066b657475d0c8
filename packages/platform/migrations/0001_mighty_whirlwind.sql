CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash","person_id");--> statement-breakpoint
CREATE INDEX "known_devices_person" ON "known_devices" USING btree ("person_id","last_used_at");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");