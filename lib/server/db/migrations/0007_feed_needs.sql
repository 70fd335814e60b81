ALTER TABLE "products" ADD COLUMN "vanished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "feed_matches" DROP COLUMN "gone_at";--> statement-breakpoint
ALTER TABLE "feed_matches" DROP COLUMN "seen_price";