CREATE TABLE "product_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"product_ids" text[] NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origins" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "products_upc" ON "products" USING btree ("upc") WHERE upc is not null;--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree ("sku") WHERE sku is not null;