CREATE TABLE "attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"country" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"taken_points" integer DEFAULT 0 NOT NULL,
	"budget_ends_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"username" text,
	"username_key" text,
	"purchased_storage_bytes" bigint DEFAULT 0 NOT NULL,
	"is_pay_per_launch" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"trial_days" integer,
	"trial_ends_at" timestamp (3) with time zone,
	"demo_deleted_at" timestamp (3) with time zone,
	"has_version_control" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"removal_started_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "accounts_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "former_usernames" (
	"username_key" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"phone_number" text,
	"lead_source" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "people_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "alert_channels" (
	"channel" text PRIMARY KEY NOT NULL,
	"is_configured" boolean NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"message" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"text" text NOT NULL,
	"account_id" text,
	"request_id" text,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"state" text NOT NULL,
	"told_count" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"build_type" text,
	"size_bytes" bigint NOT NULL,
	"contents" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"test_kind" text,
	"bin_item_id" uuid,
	CONSTRAINT "app_versions_number" UNIQUE("app_id","number")
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"latest_version_id" uuid,
	"bin_item_id" uuid
);
--> statement-breakpoint
CREATE TABLE "latest_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	"why" text NOT NULL,
	"from_number" integer,
	"to_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thumbnails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"key" text,
	"media_type" text,
	"width" integer,
	"height" integer,
	"shown_at" timestamp (3) with time zone,
	CONSTRAINT "thumbnails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	"key" text,
	"media_type" text,
	"size_bytes" bigint,
	"width" integer,
	"height" integer,
	"sha256" "bytea",
	"bin_item_id" uuid,
	CONSTRAINT "assets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audit_addresses" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_id" uuid NOT NULL,
	"credential_kind" text NOT NULL,
	"who" text NOT NULL,
	"actor" jsonb NOT NULL,
	"account_id" uuid,
	"case_id" uuid,
	"call" text NOT NULL,
	"subject" text,
	"label" text,
	"changes" jsonb NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at")
);
--> statement-breakpoint
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
CREATE TABLE "billing_customers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"card" jsonb,
	"card_given_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"wish" jsonb,
	"due_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"url" text,
	"author" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"plan" text NOT NULL,
	"count" integer NOT NULL,
	"unit_cents" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"part_seconds" integer NOT NULL,
	"whole_seconds" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"seller" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"buyer" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"decline_reason" text,
	"next_try_at" timestamp (3) with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"ledger" text NOT NULL,
	"amount_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"wish" jsonb NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"due_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"author" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"count" integer NOT NULL,
	"paid_count" integer NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"period_index" integer NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"is_ending" boolean NOT NULL,
	"is_unpaid" boolean NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bin_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "config_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"config_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_by" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"has_password" boolean NOT NULL,
	"is_password_new" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_default" integer GENERATED ALWAYS AS (case when name_key = 'default' then 1 else 0 end) STORED,
	"revision" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asset_keys" text[] DEFAULT '{}' NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"bin_item_id" uuid
);
--> statement-breakpoint
CREATE TABLE "client_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	"redeemed_by" text
);
--> statement-breakpoint
CREATE TABLE "graphiql_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"api_key_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "graphiql_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"newest" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"number" bigint PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unnumbered_events" (
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigserial NOT NULL,
	"account_id" uuid,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unnumbered_events_transaction_id_id_pk" PRIMARY KEY("transaction_id","id")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"app_ids" uuid[],
	"kind" text NOT NULL,
	"name" text,
	"scopes" text[],
	"token_hash" "bytea" NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"taken_points" integer DEFAULT 0 NOT NULL,
	"budget_ends_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "embedding_domains" (
	"account_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	CONSTRAINT "embedding_domains_account_id_domain_pk" PRIMARY KEY("account_id","domain")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (lower(name)) STORED,
	"version" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"sealed_id" text NOT NULL,
	"host_meeting_id" text,
	"guest_meeting_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"bin_item_id" uuid,
	CONSTRAINT "links_sealed_id_unique" UNIQUE("sealed_id"),
	CONSTRAINT "links_host_meeting_id_unique" UNIQUE("host_meeting_id"),
	CONSTRAINT "links_guest_meeting_id_unique" UNIQUE("guest_meeting_id")
);
--> statement-breakpoint
CREATE TABLE "signed_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"last_four" text NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"returned_uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" jsonb NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "signed_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"act" text NOT NULL,
	"way" text NOT NULL,
	"sentence" text,
	"wording_version" integer
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"link_title" text,
	"link_url" text,
	"app_id" uuid,
	"upload_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"problem" text,
	"reply_code" integer,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"code_sent_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "streaming_crashes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"link_name" text NOT NULL,
	"app_name" text NOT NULL,
	"version_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"last_lines" jsonb NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"told_count" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "streaming_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"quality" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streaming_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"signed_link_id" uuid,
	"link_name" text NOT NULL,
	"app_id" uuid NOT NULL,
	"app_name" text NOT NULL,
	"version_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"config_name" text NOT NULL,
	"role" text,
	"meeting_id" uuid,
	"guest_number" integer,
	"guest_name" text,
	"rules" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"live_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"active_at" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"streamed_milliseconds" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	"end_reason" text,
	"end_word" text,
	"last_lines" jsonb,
	"client_address" text,
	"country" text,
	"device" text,
	"first_frame_milliseconds" integer,
	"codec" text,
	"route" text,
	"quality" jsonb
);
--> statement-breakpoint
CREATE TABLE "usage_quarters" (
	"account_id" uuid NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"sessions" integer NOT NULL,
	"streamed_milliseconds" bigint NOT NULL,
	CONSTRAINT "usage_quarters_account_id_quarter_pk" PRIMARY KEY("account_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "admin_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"consents" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"account_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"app_ids" uuid[],
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_account_id_person_id_pk" PRIMARY KEY("account_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "ownership_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"app_ids" uuid[],
	"invited_by" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "transfer_parts" (
	"transfer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"storage_provider" text NOT NULL,
	"location" text NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transfer_parts_transfer_id_number_pk" PRIMARY KEY("transfer_id","number")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"part_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"storage_provider" text DEFAULT 'default' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"digest" text,
	"started_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_byte_at" timestamp (3) with time zone NOT NULL,
	"sending_since" timestamp (3) with time zone,
	"sending_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "test_server" (
	"id" integer PRIMARY KEY NOT NULL,
	"misses" integer NOT NULL,
	"missed_at" timestamp (3) with time zone,
	"silent_since" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone,
	"down_since" timestamp (3) with time zone,
	"queued" integer DEFAULT 0 NOT NULL,
	"incident_id" uuid
);
--> statement-breakpoint
CREATE TABLE "test_server_mails" (
	"incident_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_server_mails_incident_id_account_id_pk" PRIMARY KEY("incident_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "upload_events" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"created_by" jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "upload_events_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "upload_sendings" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"parts" integer NOT NULL,
	"retries" integer NOT NULL,
	"storage" text NOT NULL,
	"paused_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_stages" (
	"upload_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"attempts_before" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"tries_again_at" timestamp (3) with time zone,
	"progress_percent" real DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "upload_stages_upload_id_stage_pk" PRIMARY KEY("upload_id","stage")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"app_id" uuid NOT NULL,
	"app_name" text NOT NULL,
	"version_id" uuid,
	"version_number" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"created_by" jsonb NOT NULL,
	"client" text NOT NULL,
	"retried_by" jsonb,
	"cancelled_by" jsonb,
	"failure" jsonb,
	"build_type" text,
	"is_linux_build" boolean,
	"is_missing_plugin_accepted" boolean NOT NULL,
	"skips_zip_checking" boolean NOT NULL,
	"sends_updates_on_email" boolean NOT NULL,
	"is_test_server_down" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"committed_at" timestamp (3) with time zone,
	"progressed_at" timestamp (3) with time zone,
	"stuck_alerted_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone,
	"retries" integer DEFAULT 0 NOT NULL,
	"unpacked_bytes" bigint,
	"turn" integer,
	"queued_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_versions" ADD CONSTRAINT "app_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_versions" ADD CONSTRAINT "app_versions_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_versions" ADD CONSTRAINT "app_versions_bin_item_id_bin_items_id_fk" FOREIGN KEY ("bin_item_id") REFERENCES "public"."bin_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_latest_version_id_app_versions_id_fk" FOREIGN KEY ("latest_version_id") REFERENCES "public"."app_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_bin_item_id_bin_items_id_fk" FOREIGN KEY ("bin_item_id") REFERENCES "public"."bin_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnails" ADD CONSTRAINT "thumbnails_id_transfers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_id_transfers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_bin_item_id_bin_items_id_fk" FOREIGN KEY ("bin_item_id") REFERENCES "public"."bin_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_items" ADD CONSTRAINT "bin_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configs" ADD CONSTRAINT "configs_bin_item_id_bin_items_id_fk" FOREIGN KEY ("bin_item_id") REFERENCES "public"."bin_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tokens" ADD CONSTRAINT "client_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tokens" ADD CONSTRAINT "client_tokens_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graphiql_tokens" ADD CONSTRAINT "graphiql_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graphiql_tokens" ADD CONSTRAINT "graphiql_tokens_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graphiql_tokens" ADD CONSTRAINT "graphiql_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embedding_domains" ADD CONSTRAINT "embedding_domains_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_config_id_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."configs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_bin_item_id_bin_items_id_fk" FOREIGN KEY ("bin_item_id") REFERENCES "public"."bin_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_links" ADD CONSTRAINT "signed_links_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_crashes" ADD CONSTRAINT "streaming_crashes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_samples" ADD CONSTRAINT "streaming_samples_session_id_streaming_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."streaming_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_sessions" ADD CONSTRAINT "streaming_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streaming_sessions" ADD CONSTRAINT "streaming_sessions_meeting_id_streaming_sessions_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."streaming_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_quarters" ADD CONSTRAINT "usage_quarters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_from_id_people_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_to_id_people_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_server_mails" ADD CONSTRAINT "test_server_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_events" ADD CONSTRAINT "upload_events_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_sendings" ADD CONSTRAINT "upload_sendings_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_stages" ADD CONSTRAINT "upload_stages_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_id_transfers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_version_id_app_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."app_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "attempts" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "attempts_at" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "accounts_owner" ON "accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "accounts_deleted" ON "accounts" USING btree ("deleted_at") WHERE deleted_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "former_usernames_account" ON "former_usernames" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "alert_messages_alert" ON "alert_messages" USING btree ("alert_id","id");--> statement-breakpoint
CREATE INDEX "alert_messages_created" ON "alert_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_fingerprint" ON "alerts" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "alerts_last" ON "alerts" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("due_at") WHERE count > told_count;--> statement-breakpoint
CREATE INDEX "alerts_held" ON "alerts" USING btree ("decided_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "app_versions_account" ON "app_versions" USING btree ("account_id","size_bytes") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "app_versions_bin" ON "app_versions" USING btree ("bin_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_name" ON "apps" USING btree ("account_id","name_key") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "apps_account" ON "apps" USING btree ("account_id","id","name_key") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "apps_latest" ON "apps" USING btree ("latest_version_id");--> statement-breakpoint
CREATE INDEX "apps_bin" ON "apps" USING btree ("bin_item_id");--> statement-breakpoint
CREATE INDEX "latest_moves_app" ON "latest_moves" USING btree ("app_id","id");--> statement-breakpoint
CREATE INDEX "thumbnails_app" ON "thumbnails" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "assets_list" ON "assets" USING btree ("account_id","kind","id") WHERE key is not null and bin_item_id is null;--> statement-breakpoint
CREATE INDEX "assets_storage" ON "assets" USING btree ("account_id","size_bytes") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "assets_bin" ON "assets" USING btree ("bin_item_id");--> statement-breakpoint
CREATE INDEX "audit_addresses_at" ON "audit_addresses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_who" ON "audit_log" USING btree ("account_id","who","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_who_call" ON "audit_log" USING btree ("account_id","who","call","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_call" ON "audit_log" USING btree ("account_id","call","at","id");--> statement-breakpoint
CREATE INDEX "refused_calls_day" ON "refused_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "checkouts_account" ON "checkouts" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "invoices_subscription" ON "invoices" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","ledger");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reason","reference");--> statement-breakpoint
CREATE INDEX "ledger_transactions_account" ON "ledger_transactions" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "provider_events_applied" ON "provider_events" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "subscription_changes_account" ON "subscription_changes" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "subscription_changes_subscription" ON "subscription_changes" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_changes_charging" ON "subscription_changes" USING btree ("account_id") WHERE state = 'charging';--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("period_ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bin_items_subject" ON "bin_items" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "bin_items_account" ON "bin_items" USING btree ("account_id","id","deleted_at");--> statement-breakpoint
CREATE INDEX "bin_items_kind" ON "bin_items" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "bin_items_age" ON "bin_items" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "config_changes_revision" ON "config_changes" USING btree ("config_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "configs_name" ON "configs" USING btree ("account_id","name_key") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "configs_account" ON "configs" USING btree ("account_id","is_default","id","name_key") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "configs_assets" ON "configs" USING gin ("asset_keys");--> statement-breakpoint
CREATE INDEX "configs_bin" ON "configs" USING btree ("bin_item_id");--> statement-breakpoint
CREATE INDEX "client_tokens_account" ON "client_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "client_tokens_person" ON "client_tokens" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "client_tokens_expiry" ON "client_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "graphiql_tokens_account" ON "graphiql_tokens" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "graphiql_tokens_key" ON "graphiql_tokens" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "graphiql_tokens_session" ON "graphiql_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "graphiql_tokens_expiry" ON "graphiql_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_account" ON "events" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "api_keys_person" ON "api_keys" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "links_name" ON "links" USING btree ("account_id","name") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "links_config" ON "links" USING btree ("config_id","id","bin_item_id");--> statement-breakpoint
CREATE INDEX "links_app" ON "links" USING btree ("app_id","kind","account_id","id","bin_item_id");--> statement-breakpoint
CREATE INDEX "links_account" ON "links" USING btree ("account_id","kind","id","bin_item_id");--> statement-breakpoint
CREATE INDEX "links_found" ON "links" USING btree ("account_id","id","name_key") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "links_by_name" ON "links" USING btree ("account_id","kind","name_key","id") WHERE bin_item_id is null;--> statement-breakpoint
CREATE INDEX "links_address" ON "links" USING btree ("app_id","config_id","version","kind");--> statement-breakpoint
CREATE INDEX "links_pinned" ON "links" USING btree ("app_id","version","name") WHERE version is not null and bin_item_id is null;--> statement-breakpoint
CREATE INDEX "links_bin" ON "links" USING btree ("bin_item_id");--> statement-breakpoint
CREATE INDEX "signed_links_link" ON "signed_links" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "signed_links_made" ON "signed_links" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "signed_links_open" ON "signed_links" USING btree ("link_id","expires_at") WHERE revoked_at is null and (max_uses is null or uses < max_uses);--> statement-breakpoint
CREATE INDEX "newsletter_consents_person" ON "newsletter_consents" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_upload" ON "notifications" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "mails_failing" ON "mails" USING btree ("failed_at","id") WHERE sent_at is null and failed_at is not null;--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash","person_id");--> statement-breakpoint
CREATE INDEX "known_devices_person" ON "known_devices" USING btree ("person_id","last_used_at");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "password_resets_person" ON "password_resets" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_session" ON "sign_in_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_created" ON "sign_in_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_created" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "streaming_crashes_link" ON "streaming_crashes" USING btree ("link_id","version_id");--> statement-breakpoint
CREATE INDEX "streaming_crashes_account" ON "streaming_crashes" USING btree ("account_id","mailed_at");--> statement-breakpoint
CREATE INDEX "streaming_crashes_due" ON "streaming_crashes" USING btree ("due_at") WHERE count > told_count;--> statement-breakpoint
CREATE INDEX "streaming_crashes_last" ON "streaming_crashes" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "streaming_samples_session" ON "streaming_samples" USING btree ("session_id","at");--> statement-breakpoint
CREATE INDEX "streaming_sessions_open" ON "streaming_sessions" USING btree ("account_id","state","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "streaming_sessions_signed" ON "streaming_sessions" USING btree ("signed_link_id") WHERE signed_link_id is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "streaming_sessions_seen" ON "streaming_sessions" USING btree ("seen_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "streaming_sessions_account" ON "streaming_sessions" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "streaming_sessions_host" ON "streaming_sessions" USING btree ("link_id") WHERE role = 'host' and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "streaming_sessions_guests" ON "streaming_sessions" USING btree ("meeting_id","guest_number");--> statement-breakpoint
CREATE INDEX "streaming_sessions_uncounted" ON "streaming_sessions" USING btree ("account_id") WHERE counted_at is null;--> statement-breakpoint
CREATE INDEX "streaming_sessions_created" ON "streaming_sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "streaming_sessions_address" ON "streaming_sessions" USING btree ("client_address") WHERE client_address is not null;--> statement-breakpoint
CREATE INDEX "admin_acts_account" ON "admin_acts" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "support_cases_person" ON "support_cases" USING btree ("person_id","ends_at");--> statement-breakpoint
CREATE INDEX "support_cases_account" ON "support_cases" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "support_cases_ends" ON "support_cases" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "members_person" ON "members" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ownership_offers_open" ON "ownership_offers" USING btree ("account_id") WHERE "ownership_offers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "ownership_offers_to" ON "ownership_offers" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "ownership_offers_from" ON "ownership_offers" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "ownership_offers_expires" ON "ownership_offers" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree ("account_id","email") WHERE "team_invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "team_invitations_email" ON "team_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "team_invitations_expires" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_invitations_inviter" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "transfers_open" ON "transfers" USING btree ("account_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "transfers_idle" ON "transfers" USING btree ("kind","last_byte_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "test_server_mails_at" ON "test_server_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "uploads_kept" ON "uploads" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE INDEX "uploads_account" ON "uploads" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "uploads_app" ON "uploads" USING btree ("app_id","id");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "uploads_version" ON "uploads" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "uploads_turns" ON "uploads" USING btree ("state","turn","queued_at","id") WHERE turn is not null;--> statement-breakpoint
CREATE INDEX "uploads_still" ON "uploads" USING btree ("state","progressed_at") WHERE not is_test_server_down;--> statement-breakpoint
CREATE INDEX "uploads_server_down" ON "uploads" USING btree ("progressed_at") WHERE is_test_server_down;--> statement-breakpoint
CREATE INDEX "uploads_under_way" ON "uploads" USING btree ("account_id") WHERE state not in ('tested', 'failed', 'cancelled', 'expired');--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_unfinished" ON "uploads" USING btree ("app_id") WHERE state not in ('tested', 'failed', 'cancelled', 'expired');