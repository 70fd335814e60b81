CREATE TABLE "product_offers" (
	"product_id" text NOT NULL,
	"source" text NOT NULL,
	"position" integer NOT NULL,
	"product_url" text NOT NULL,
	"shop_name" text,
	"price" bigint,
	"original_price" bigint,
	"currency" text NOT NULL,
	"availability" text,
	"shipping" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_offers_product_id_source_position_pk" PRIMARY KEY("product_id","source","position")
);
--> statement-breakpoint
ALTER TABLE "affiliate_programmes" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "affiliate_programmes" ADD COLUMN "price_hours" integer;