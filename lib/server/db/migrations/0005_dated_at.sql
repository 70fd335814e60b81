DROP INDEX "posts_published_newest";--> statement-breakpoint
DROP INDEX "posts_highlighted_newest";--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "dated_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("published_at", "created_at")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_published_newest" ON "posts" USING btree ("dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_highlighted_newest" ON "posts" USING btree ("dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and is_highlighted;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "post_categories" SET "created_at" = "posts"."dated_at" FROM "posts" WHERE "posts"."id" = "post_categories"."post_id" AND "posts"."dated_at" <> "post_categories"."created_at";