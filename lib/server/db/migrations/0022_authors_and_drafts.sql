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
ALTER TABLE "posts" ADD COLUMN "author_id" text;--> statement-breakpoint
CREATE INDEX "post_drafts_latest" ON "post_drafts" USING btree ("post_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
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
CREATE TRIGGER note_author_picture AFTER INSERT OR DELETE OR UPDATE OF picture ON authors FOR EACH ROW EXECUTE FUNCTION note_author_picture();
