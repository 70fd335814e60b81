ALTER TABLE "deleted_posts" ADD COLUMN "was_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "posts" SET "published_at" = "created_at" WHERE "status" = 'published';