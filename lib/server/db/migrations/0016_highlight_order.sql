DROP INDEX "posts_highlighted_newest";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "highlight_position" integer;--> statement-breakpoint
CREATE INDEX "posts_highlighted" ON "posts" USING btree ("highlight_position" NULLS FIRST,"dated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and is_highlighted;