ALTER TABLE "jobs" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP INDEX "posts_search";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "product_text";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "tag_text";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search";--> statement-breakpoint
DROP FUNCTION fold(text);--> statement-breakpoint
DROP TABLE "search_misses" CASCADE;
