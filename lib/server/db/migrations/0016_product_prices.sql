CREATE TABLE "product_prices" (
	"product_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "product_prices_product_id_at_pk" PRIMARY KEY("product_id","at")
);
--> statement-breakpoint
INSERT INTO "product_prices" ("product_id", "at", "price", "currency") SELECT "id", coalesce("price_at", "created_at"), "price", "currency" FROM "products" WHERE "price" IS NOT NULL;
