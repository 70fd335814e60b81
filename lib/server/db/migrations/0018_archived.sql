CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "product_prices_product_id_at_pk" PRIMARY KEY("product_id","at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_gone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "replacement_id" text;--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("archived_at") WHERE archived_at is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION wanted_listings(ids text[]) RETURNS TABLE (category text, product_id text) LANGUAGE sql STABLE AS $$
	SELECT '', links.product_id FROM post_products links JOIN posts ON posts.id = links.post_id
	JOIN products ON products.id = links.product_id AND products.archived_at IS NULL
	WHERE links.product_id = ANY (ids) AND posts.status = 'published'
	UNION
	SELECT filed.category, links.product_id FROM post_products links JOIN post_categories filed ON filed.post_id = links.post_id
	JOIN products ON products.id = links.product_id AND products.archived_at IS NULL
	WHERE links.product_id = ANY (ids) AND filed.published
$$;
--> statement-breakpoint
CREATE FUNCTION relist_by_archive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_products(ARRAY(
		SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
		WHERE (old_rows.archived_at IS NULL) <> (new_rows.archived_at IS NULL)
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER relist_by_archive_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_archive();
--> statement-breakpoint
INSERT INTO "product_prices" ("product_id", "at", "price", "currency") SELECT "id", coalesce("price_at", "created_at"), "price", "currency" FROM "products" WHERE "price" IS NOT NULL;
