CREATE TABLE "missing_visits" (
	"path" text PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"referrer" text
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"from_path" text NOT NULL,
	"to_address" text,
	"status" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "seo" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_key" ON "redirects" USING btree ("key");