DROP INDEX "posts_updated";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "posts" SET "changed_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "posts" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_changed" ON "posts" USING btree ("changed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Labels, the highlight and its place are how posts are filed, and no change for a reader.
CREATE FUNCTION date_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.changed_at := coalesce(NEW.changed_at, NEW.updated_at);
  ELSIF (NEW.slug, NEW.title, NEW.summary, NEW.content, NEW.preview_image, NEW.published_at, NEW.author_id, NEW.seo)
      IS DISTINCT FROM (OLD.slug, OLD.title, OLD.summary, OLD.content, OLD.preview_image, OLD.published_at, OLD.author_id, OLD.seo)
      OR coalesce(NEW.preview_image_alt, '') <> coalesce(OLD.preview_image_alt, '')
      OR coalesce(NEW.preview_image_caption, '') <> coalesce(OLD.preview_image_caption, '') THEN
    NEW.changed_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER date_change BEFORE INSERT OR UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION date_change();
