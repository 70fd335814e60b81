ALTER TABLE "pictures" ADD COLUMN "focus" jsonb;--> statement-breakpoint
CREATE INDEX "pictures_focused" ON "pictures" USING btree ("name") WHERE focus is not null;