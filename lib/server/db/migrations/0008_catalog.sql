CREATE TABLE "deleted_products" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"product" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "products" SET "read_at" = CASE WHEN "corrected" = '{}' THEN "updated_at" ELSE "created_at" END, "price_at" = CASE WHEN "price" IS NOT NULL THEN "updated_at" END;
--> statement-breakpoint
CREATE TRIGGER note_search_links_insert AFTER INSERT ON post_products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_links_delete AFTER DELETE ON post_products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
