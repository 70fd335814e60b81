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
CREATE INDEX "search_changes_seq" ON "search_changes" USING btree ("kind","seq");
--> statement-breakpoint
CREATE SEQUENCE search_seq;
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
CREATE TRIGGER note_search_posts_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('post');
--> statement-breakpoint
CREATE TRIGGER note_search_posts_update AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('post');
--> statement-breakpoint
CREATE TRIGGER note_search_posts_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('post');
--> statement-breakpoint
CREATE TRIGGER note_search_products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('product');
--> statement-breakpoint
CREATE TRIGGER note_search_products_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('product');
--> statement-breakpoint
CREATE TRIGGER note_search_products_delete AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('product');
--> statement-breakpoint
CREATE TRIGGER note_search_listings_insert AFTER INSERT ON product_listings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_listings_delete AFTER DELETE ON product_listings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_listings();
--> statement-breakpoint
CREATE TRIGGER note_search_synonyms_insert AFTER INSERT ON search_synonyms REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('synonym');
--> statement-breakpoint
CREATE TRIGGER note_search_synonyms_delete AFTER DELETE ON search_synonyms REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_ids('synonym');
