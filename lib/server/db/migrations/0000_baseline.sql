CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f]', '', 'g') $$;
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bio" text NOT NULL,
	"picture" text,
	"links" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"slot" text PRIMARY KEY NOT NULL,
	"post_id" text,
	"work" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"was_public" boolean DEFAULT true NOT NULL,
	"deleted_by" text,
	"snapshot" jsonb
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	"snapshot" jsonb NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "post_versions_post_id_saved_at_pk" PRIMARY KEY("post_id","saved_at")
);
--> statement-breakpoint
CREATE TABLE "import_results" (
	"import_id" text NOT NULL,
	"source_id" text NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"outcome" text NOT NULL,
	"notes" jsonb NOT NULL,
	CONSTRAINT "import_results_import_id_source_id_pk" PRIMARY KEY("import_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"import_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "imported_items_import_id_kind_item_id_pk" PRIMARY KEY("import_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "imported_posts" (
	"source_id" text PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"post_id" text NOT NULL,
	"digest" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"state" text DEFAULT 'done' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb,
	"plan" jsonb,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"post_id" text NOT NULL,
	"product_id" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_kind_post_id_product_id_detail_pk" PRIMARY KEY("day","kind","post_id","product_id","detail")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" text,
	"leased_until" timestamp (3) with time zone,
	"last_error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"name" text NOT NULL,
	"place" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "picture_uses_name_place_item_id_pk" PRIMARY KEY("name","place","item_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"alt" text,
	"focus" jsonb,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "post_plans" (
	"post_id" text PRIMARY KEY NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone,
	"planned_by" text
);
--> statement-breakpoint
CREATE TABLE "list_sizes" (
	"list" text NOT NULL,
	"part" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "list_sizes_list_part_pk" PRIMARY KEY("list","part")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"category" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published" boolean NOT NULL,
	CONSTRAINT "post_categories_post_id_category_pk" PRIMARY KEY("post_id","category")
);
--> statement-breakpoint
CREATE TABLE "post_products" (
	"post_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_products_post_id_product_id_pk" PRIMARY KEY("post_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"preview_image" text,
	"preview_image_alt" text,
	"preview_image_caption" text,
	"categories" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"status" text NOT NULL,
	"is_highlighted" boolean NOT NULL,
	"highlight_position" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"dated_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce("published_at", "created_at")) STORED NOT NULL,
	"updated_by" text,
	"seo" jsonb,
	"author_id" text,
	"product_text" text NOT NULL,
	"tag_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', fold(left("title", 200000))), 'A') || setweight(to_tsvector('english', fold(left("tag_text" || ' ' || "product_text", 200000))), 'B') || setweight(to_tsvector('english', fold(left("summary", 200000))), 'C') || setweight(to_tsvector('english', fold(left(regexp_replace("content", '<[^>]*>', ' ', 'g'), 200000))), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_listings" (
	"category" text NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_listings_product_id_category_pk" PRIMARY KEY("product_id","category")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint,
	"original_price" bigint,
	"currency" text NOT NULL,
	"rating" double precision,
	"review_count" integer,
	"brand" text,
	"sku" text,
	"model_number" text,
	"upc" text,
	"availability" text,
	"source" text NOT NULL,
	"product_url" text NOT NULL,
	"category_path" text[],
	"subcategories" text[] NOT NULL,
	"images" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"purchase_info" jsonb,
	"corrected" text[] DEFAULT '{}' NOT NULL,
	"read_at" timestamp (3) with time zone,
	"origins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price_at" timestamp (3) with time zone,
	"link" jsonb,
	"link_due_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"is_gone" boolean DEFAULT false NOT NULL,
	"replacement_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', fold(left("name", 200000))), 'A') || setweight(to_tsvector('english', fold(left(coalesce("brand", '') || ' ' || coalesce("model_number", '') || ' ' || coalesce("sku", ''), 200000))), 'B') || setweight(to_tsvector('english', fold(left("description", 200000))), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "search_changes_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_misses_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_programmes" (
	"host" text PRIMARY KEY NOT NULL,
	"parameter" text,
	"value" text,
	"template" text,
	"sub_parameter" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_products" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"product" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"product_ids" text[] NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "product_prices_product_id_at_pk" PRIMARY KEY("product_id","at")
);
--> statement-breakpoint
CREATE TABLE "replaced_values" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "replaced_values_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
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
	"updated_at" timestamp (3) with time zone NOT NULL,
	"import_id" text
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_items_uid_kind_item_id_pk" PRIMARY KEY("uid","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_posts" ADD CONSTRAINT "imported_posts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_plans" ADD CONSTRAINT "post_plans_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_drafts_latest" ON "post_drafts" USING btree ("post_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deleted_posts_restorable" ON "deleted_posts" USING btree ("deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE snapshot is not null;--> statement-breakpoint
CREATE INDEX "imported_posts_import" ON "imported_posts" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "visit_counts_post" ON "visit_counts" USING btree ("post_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "picture_uses_item" ON "picture_uses" USING btree ("item_id","place");--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("uploaded_at" DESC NULLS FIRST,"name" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pictures_focused" ON "pictures" USING btree ("name") WHERE focus is not null;--> statement-breakpoint
CREATE INDEX "post_categories_newest" ON "post_categories" USING btree ("category","published","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_products_product" ON "post_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "posts_published_newest" ON "posts" USING btree ("dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_highlighted" ON "posts" USING btree ("highlight_position" NULLS FIRST,"dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and is_highlighted;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_title" ON "posts" USING btree ("title" collate "C","id");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "product_listings_newest" ON "product_listings" USING btree ("category","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_key" ON "products" USING btree ("key");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_archived" ON "products" USING btree ("archived_at") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "products_upc" ON "products" USING btree ("upc") WHERE upc is not null;--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree ("sku") WHERE sku is not null;--> statement-breakpoint
CREATE INDEX "search_changes_seq" ON "search_changes" USING btree ("kind","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_key" ON "redirects" USING btree ("key");--> statement-breakpoint
CREATE INDEX "redirects_import" ON "redirects" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "saved_items_newest" ON "saved_items" USING btree ("uid","saved_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE SEQUENCE search_seq;
--> statement-breakpoint
CREATE FUNCTION lock_writes() RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock(7586234) $$;
--> statement-breakpoint
CREATE FUNCTION pictures_in(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ARRAY(SELECT DISTINCT found[1] FROM regexp_matches(content, '([0-9a-f]{24}_[0-9]{1,5}x[0-9]{1,5}_(?:[0-9a-f]{6}|clear))', 'g') AS found) $$;
--> statement-breakpoint
CREATE FUNCTION wanted_listings(ids text[]) RETURNS TABLE(category text, product_id text) LANGUAGE sql STABLE AS $$
	SELECT '', links.product_id FROM post_products links JOIN posts ON posts.id = links.post_id
	JOIN products ON products.id = links.product_id AND products.archived_at IS NULL
	WHERE links.product_id = ANY (ids) AND posts.status = 'published'
	UNION
	SELECT filed.category, links.product_id FROM post_products links JOIN post_categories filed ON filed.post_id = links.post_id
	JOIN products ON products.id = links.product_id AND products.archived_at IS NULL
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
CREATE FUNCTION note_author_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM picture_uses WHERE item_id = OLD.id AND place = 'author';
	ELSE
		PERFORM set_picture_uses('author', NEW.id, NEW.picture);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_picture_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'posts' THEN
		IF TG_OP = 'DELETE' THEN
			DELETE FROM picture_uses WHERE item_id = OLD.id AND place IN ('body', 'preview', 'social');
		ELSE
			PERFORM set_picture_uses('body', NEW.id, NEW.content), set_picture_uses('preview', NEW.id, NEW.preview_image), set_picture_uses('social', NEW.id, NEW.seo::text);
		END IF;
	ELSIF TG_TABLE_NAME = 'products' THEN
		IF TG_OP = 'DELETE' THEN
			DELETE FROM picture_uses WHERE item_id = OLD.id AND place = 'product';
		ELSE
			PERFORM set_picture_uses('product', NEW.id, NEW.images::text);
		END IF;
	ELSIF TG_TABLE_NAME = 'post_versions' THEN
		IF TG_OP = 'DELETE' THEN
			DELETE FROM picture_uses WHERE item_id = OLD.post_id || ' ' || extract(epoch FROM OLD.saved_at) AND place = 'version';
		ELSE
			PERFORM set_picture_uses('version', NEW.post_id || ' ' || extract(epoch FROM NEW.saved_at), NEW.snapshot::text);
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM picture_uses WHERE item_id = OLD.id AND place = 'deleted';
	ELSE
		PERFORM set_picture_uses('deleted', NEW.id, NEW.snapshot::text);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_search(noted_kind text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM lock_writes();
	INSERT INTO search_changes (kind, item_id, seq) SELECT noted_kind, id, nextval('search_seq') FROM unnest(ids) AS id
	ON CONFLICT (kind, item_id) DO UPDATE SET seq = excluded.seq;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_search_ids() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM note_search(TG_ARGV[0], ARRAY(SELECT DISTINCT id FROM old_rows));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM note_search(TG_ARGV[0], ARRAY(SELECT DISTINCT id FROM new_rows));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_search_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM note_search('product', ARRAY(SELECT DISTINCT product_id FROM new_rows));
	ELSE
		PERFORM note_search('product', ARRAY(SELECT DISTINCT product_id FROM old_rows));
	END IF;
	RETURN NULL;
END $$;
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
CREATE FUNCTION relist_by_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_products(ARRAY(
		SELECT DISTINCT links.product_id FROM post_products links JOIN new_rows ON new_rows.id = links.post_id
		JOIN old_rows ON old_rows.id = new_rows.id WHERE old_rows.status <> new_rows.status
	));
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
CREATE FUNCTION set_picture_uses(used_place text, item text, content text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE names text[] := coalesce(pictures_in(content), '{}');
BEGIN
	DELETE FROM picture_uses WHERE item_id = item AND place = used_place AND name <> ALL (names);
	INSERT INTO picture_uses (name, place, item_id) SELECT used, used_place, item FROM unnest(names) AS used ON CONFLICT DO NOTHING;
	IF used_place NOT IN ('version', 'deleted') THEN
		UPDATE pictures SET removed_at = NULL WHERE name = ANY (names) AND removed_at IS NOT NULL;
	END IF;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_author_picture AFTER INSERT OR DELETE OR UPDATE OF picture ON authors FOR EACH ROW EXECUTE FUNCTION note_author_picture();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF snapshot ON deleted_posts FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF snapshot ON post_versions FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF content, preview_image, seo ON posts FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF images ON products FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_search_links_delete AFTER DELETE ON post_products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_links_insert AFTER INSERT ON post_products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_listings_delete AFTER DELETE ON product_listings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_listings_insert AFTER INSERT ON product_listings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_posts_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('post');
--> statement-breakpoint
CREATE TRIGGER note_search_posts_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('post');
--> statement-breakpoint
CREATE TRIGGER note_search_posts_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('post');
--> statement-breakpoint
CREATE TRIGGER note_search_products_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('product');
--> statement-breakpoint
CREATE TRIGGER note_search_products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('product');
--> statement-breakpoint
CREATE TRIGGER note_search_products_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('product');
--> statement-breakpoint
CREATE TRIGGER note_search_synonyms_delete AFTER DELETE ON search_synonyms REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('synonym');
--> statement-breakpoint
CREATE TRIGGER note_search_synonyms_insert AFTER INSERT ON search_synonyms REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('synonym');
--> statement-breakpoint
CREATE TRIGGER relist_by_archive_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_archive();
--> statement-breakpoint
CREATE TRIGGER relist_by_categories_delete AFTER DELETE ON post_categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_categories();
--> statement-breakpoint
CREATE TRIGGER relist_by_categories_insert AFTER INSERT ON post_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_categories();
--> statement-breakpoint
CREATE TRIGGER relist_by_categories_update AFTER UPDATE ON post_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_categories();
--> statement-breakpoint
CREATE TRIGGER relist_by_links_delete AFTER DELETE ON post_products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_links();
--> statement-breakpoint
CREATE TRIGGER relist_by_links_insert AFTER INSERT ON post_products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_links();
--> statement-breakpoint
CREATE TRIGGER relist_by_links_update AFTER UPDATE ON post_products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_links();
--> statement-breakpoint
CREATE TRIGGER relist_by_posts_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION relist_by_posts();
--> statement-breakpoint
CREATE TRIGGER resize_categories_delete AFTER DELETE ON post_categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_categories();
--> statement-breakpoint
CREATE TRIGGER resize_categories_insert AFTER INSERT ON post_categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_categories();
--> statement-breakpoint
CREATE TRIGGER resize_categories_update AFTER UPDATE ON post_categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_categories();
--> statement-breakpoint
CREATE TRIGGER resize_listings_delete AFTER DELETE ON product_listings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_listings();
--> statement-breakpoint
CREATE TRIGGER resize_listings_insert AFTER INSERT ON product_listings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_listings();
--> statement-breakpoint
CREATE TRIGGER resize_posts_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_posts();
--> statement-breakpoint
CREATE TRIGGER resize_posts_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_posts();
--> statement-breakpoint
CREATE TRIGGER resize_posts_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_posts();
--> statement-breakpoint
CREATE TRIGGER resize_products_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_products();
--> statement-breakpoint
CREATE TRIGGER resize_products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION resize_products();
