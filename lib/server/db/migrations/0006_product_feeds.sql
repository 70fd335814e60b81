ALTER TABLE "import_parts" DROP CONSTRAINT "import_parts_import_id_imports_id_fk";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vanished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
CREATE TABLE "feed_matches" (
	"feed_id" text NOT NULL,
	"row_key" text NOT NULL,
	"product_id" text NOT NULL,
	"matched_by" text NOT NULL,
	"state" text NOT NULL,
	"run" integer NOT NULL,
	CONSTRAINT "feed_matches_feed_id_product_id_row_key_pk" PRIMARY KEY("feed_id","product_id","row_key")
);
--> statement-breakpoint
CREATE TABLE "feed_rows" (
	"feed_id" text NOT NULL,
	"key" text NOT NULL,
	"run" integer NOT NULL,
	"until" integer,
	"missed_in" integer,
	"slot" integer NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"description" text,
	"shop" text,
	"product_url" text NOT NULL,
	"shop_url" text,
	"price" bigint,
	"original_price" bigint,
	"sale_price" bigint,
	"sale_from" timestamp (3) with time zone,
	"sale_until" timestamp (3) with time zone,
	"currency" text NOT NULL,
	"availability" text,
	"shipping" text,
	"image" text,
	"sku" text,
	"model_number" text,
	"upc" text,
	"group_id" text,
	"choice" text,
	"words" text NOT NULL,
	CONSTRAINT "feed_rows_feed_id_key_run_pk" PRIMARY KEY("feed_id","key","run")
);
--> statement-breakpoint
CREATE TABLE "feed_runs" (
	"feed_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"counts" jsonb NOT NULL,
	"reason" text,
	"wrong_rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "feed_runs_feed_id_number_pk" PRIMARY KEY("feed_id","number")
);
--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"secret" text,
	"columns" jsonb NOT NULL,
	"currency" text NOT NULL,
	"shop" text,
	"hours" integer NOT NULL,
	"paused" boolean NOT NULL,
	"form" text,
	"last_run" integer DEFAULT 0 NOT NULL,
	"applied_run" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"modified" text,
	"digest" text,
	"upload_size" bigint,
	"rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_matches" ADD CONSTRAINT "feed_matches_feed_id_product_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."product_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_feed_id_product_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."product_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_matches_product" ON "feed_matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "feed_rows_slot" ON "feed_rows" USING btree ("feed_id","slot");--> statement-breakpoint
CREATE INDEX "feed_rows_words" ON "feed_rows" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "feed_rows_upc" ON "feed_rows" USING btree ("upc") WHERE upc is not null;--> statement-breakpoint
CREATE INDEX "feed_rows_sku" ON "feed_rows" USING btree ("sku") WHERE sku is not null;--> statement-breakpoint
CREATE INDEX "feed_rows_group" ON "feed_rows" USING btree ("feed_id","group_id") WHERE group_id is not null;--> statement-breakpoint
-- A sequential scan would make the words of a million rows anew: the planner takes it for cheap where two common words are never together.
CREATE FUNCTION find_feed_rows(query text, most integer) RETURNS TABLE (feed_id text, key text, run integer)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT r.feed_id, r.key, r.run
  FROM feed_rows r
  JOIN product_feeds f ON f.id = r.feed_id AND r.run <= f.applied_run AND (r.until IS NULL OR r.until > f.applied_run)
  WHERE to_tsvector('simple', r.words) @@ to_tsquery('simple', query)
  LIMIT most
$$;
