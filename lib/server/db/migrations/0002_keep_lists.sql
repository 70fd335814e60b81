CREATE TABLE "list_sizes" (
	"list" text NOT NULL,
	"part" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "list_sizes_list_part_pk" PRIMARY KEY("list","part")
);
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"category" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_listings_product_id_category_pk" PRIMARY KEY("product_id","category")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "corrected" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listings_newest" ON "product_listings" USING btree ("category","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE FUNCTION lock_writes() RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock(7586234) $$;
--> statement-breakpoint
CREATE FUNCTION resize_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_writes();
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT 'posts', part, -count(*) FROM old_rows, unnest(CASE WHEN is_highlighted THEN ARRAY[status, 'highlighted'] ELSE ARRAY[status] END) AS part GROUP BY part
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT 'posts', part, count(*) FROM new_rows, unnest(CASE WHEN is_highlighted THEN ARRAY[status, 'highlighted'] ELSE ARRAY[status] END) AS part GROUP BY part
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION resize_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_writes();
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT CASE WHEN published THEN 'published' ELSE 'draft' END, category, -count(*) FROM old_rows GROUP BY published, category
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT CASE WHEN published THEN 'published' ELSE 'draft' END, category, count(*) FROM new_rows GROUP BY published, category
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION resize_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_writes();
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT 'products', 'all', -count(*) FROM old_rows HAVING count(*) > 0
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT 'products', 'all', count(*) FROM new_rows HAVING count(*) > 0
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION resize_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_writes();
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT 'listings', category, -count(*) FROM old_rows GROUP BY category
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO list_sizes AS sizes (list, part, size)
		SELECT 'listings', category, count(*) FROM new_rows GROUP BY category
		ON CONFLICT (list, part) DO UPDATE SET size = sizes.size + excluded.size;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION wanted_listings(ids text[]) RETURNS TABLE (category text, product_id text) LANGUAGE sql STABLE AS $$
	SELECT '', links.product_id FROM post_products links JOIN posts ON posts.id = links.post_id
	WHERE links.product_id = ANY (ids) AND posts.status = 'published'
	UNION
	SELECT filed.category, links.product_id FROM post_products links JOIN post_categories filed ON filed.post_id = links.post_id
	WHERE links.product_id = ANY (ids) AND filed.published
$$;
--> statement-breakpoint
CREATE FUNCTION list_products(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
	PERFORM lock_writes();
	DELETE FROM product_listings listed WHERE listed.product_id = ANY (ids) AND NOT EXISTS (
		SELECT 1 FROM wanted_listings(ids) wanted WHERE wanted.category = listed.category AND wanted.product_id = listed.product_id
	);
	INSERT INTO product_listings (category, product_id, created_at)
	SELECT wanted.category, wanted.product_id, products.created_at
	FROM wanted_listings(ids) wanted JOIN products ON products.id = wanted.product_id
	ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE FUNCTION relist_by_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_products(ARRAY(
		SELECT DISTINCT links.product_id FROM post_products links JOIN new_rows ON new_rows.id = links.post_id
		JOIN old_rows ON old_rows.id = new_rows.id WHERE old_rows.status <> new_rows.status
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION relist_by_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM list_products(ARRAY(SELECT DISTINCT product_id FROM post_products WHERE post_id IN (SELECT post_id FROM old_rows)));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM list_products(ARRAY(SELECT DISTINCT product_id FROM post_products WHERE post_id IN (SELECT post_id FROM new_rows)));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION relist_by_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM list_products(ARRAY(SELECT DISTINCT product_id FROM old_rows));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM list_products(ARRAY(SELECT DISTINCT product_id FROM new_rows));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resize_posts_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_posts();
--> statement-breakpoint
CREATE TRIGGER resize_posts_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_posts();
--> statement-breakpoint
CREATE TRIGGER resize_posts_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_posts();
--> statement-breakpoint
CREATE TRIGGER resize_categories_insert AFTER INSERT ON post_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_categories();
--> statement-breakpoint
CREATE TRIGGER resize_categories_update AFTER UPDATE ON post_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_categories();
--> statement-breakpoint
CREATE TRIGGER resize_categories_delete AFTER DELETE ON post_categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_categories();
--> statement-breakpoint
CREATE TRIGGER resize_products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_products();
--> statement-breakpoint
CREATE TRIGGER resize_products_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_products();
--> statement-breakpoint
CREATE TRIGGER resize_listings_insert AFTER INSERT ON product_listings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_listings();
--> statement-breakpoint
CREATE TRIGGER resize_listings_delete AFTER DELETE ON product_listings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_listings();
--> statement-breakpoint
CREATE TRIGGER relist_by_posts_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_posts();
--> statement-breakpoint
CREATE TRIGGER relist_by_categories_insert AFTER INSERT ON post_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_categories();
--> statement-breakpoint
CREATE TRIGGER relist_by_categories_update AFTER UPDATE ON post_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_categories();
--> statement-breakpoint
CREATE TRIGGER relist_by_categories_delete AFTER DELETE ON post_categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_categories();
--> statement-breakpoint
CREATE TRIGGER relist_by_links_insert AFTER INSERT ON post_products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_links();
--> statement-breakpoint
CREATE TRIGGER relist_by_links_update AFTER UPDATE ON post_products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_links();
--> statement-breakpoint
CREATE TRIGGER relist_by_links_delete AFTER DELETE ON post_products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_links();
--> statement-breakpoint
INSERT INTO list_sizes (list, part, size) SELECT 'posts', part, count(*) FROM posts, unnest(CASE WHEN is_highlighted THEN ARRAY[status, 'highlighted'] ELSE ARRAY[status] END) AS part GROUP BY part;
--> statement-breakpoint
INSERT INTO list_sizes (list, part, size) SELECT CASE WHEN published THEN 'published' ELSE 'draft' END, category, count(*) FROM post_categories GROUP BY published, category;
--> statement-breakpoint
INSERT INTO list_sizes (list, part, size) SELECT 'products', 'all', count(*) FROM products;
--> statement-breakpoint
SELECT list_products(ARRAY(SELECT id FROM products));
