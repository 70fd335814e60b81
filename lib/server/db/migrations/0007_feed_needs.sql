DROP TABLE "feed_parts" CASCADE;--> statement-breakpoint
ALTER TABLE "import_parts" DROP CONSTRAINT "import_parts_import_id_imports_id_fk";--> statement-breakpoint
ALTER TABLE "feed_matches" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "product_feeds" ADD COLUMN "upload_size" bigint;
