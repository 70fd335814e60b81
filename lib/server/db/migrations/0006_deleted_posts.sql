ALTER TABLE "deleted_posts" ADD COLUMN "deleted_by" text;--> statement-breakpoint
ALTER TABLE "deleted_posts" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
CREATE INDEX "deleted_posts_restorable" ON "deleted_posts" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE snapshot is not null;