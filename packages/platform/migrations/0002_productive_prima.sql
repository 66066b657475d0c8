CREATE TABLE "refused_calls" (
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_kind" text NOT NULL,
	"call" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_request_id" text NOT NULL,
	"last_credential_id" uuid NOT NULL,
	"last_codes" text[] NOT NULL,
	"last_subject" text,
	CONSTRAINT "refused_calls_account_id_person_id_credential_kind_call_day_pk" PRIMARY KEY("account_id","person_id","credential_kind","call","day")
);
--> statement-breakpoint
CREATE INDEX "refused_calls_day" ON "refused_calls" USING btree ("day");