DROP INDEX "posts_title";--> statement-breakpoint
CREATE INDEX "posts_title" ON "posts" USING btree ("title" collate "C","id");