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
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "picture_uses_item" ON "picture_uses" USING btree ("item_id","place");
--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("uploaded_at" DESC NULLS FIRST,"name" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION pictures_in(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT ARRAY(SELECT DISTINCT found[1] FROM regexp_matches(content, '([0-9a-f]{24}_[0-9]{1,5}x[0-9]{1,5}_(?:[0-9a-f]{6}|clear))', 'g') AS found) $$;
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
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF content, preview_image, seo ON posts FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF images ON products FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF snapshot ON post_versions FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
CREATE TRIGGER note_picture_uses AFTER INSERT OR DELETE OR UPDATE OF snapshot ON deleted_posts FOR EACH ROW EXECUTE FUNCTION note_picture_uses();
--> statement-breakpoint
INSERT INTO picture_uses (name, place, item_id)
SELECT unnest(pictures_in(content)), 'body', id FROM posts
UNION SELECT unnest(pictures_in(preview_image)), 'preview', id FROM posts
UNION SELECT unnest(pictures_in(seo::text)), 'social', id FROM posts
UNION SELECT unnest(pictures_in(images::text)), 'product', id FROM products
UNION SELECT unnest(pictures_in(snapshot::text)), 'version', post_id || ' ' || extract(epoch FROM saved_at) FROM post_versions
UNION SELECT unnest(pictures_in(snapshot::text)), 'deleted', id FROM deleted_posts;
