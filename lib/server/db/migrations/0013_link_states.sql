ALTER TABLE "products" ADD COLUMN "link" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "link_due_at" timestamp (3) with time zone;