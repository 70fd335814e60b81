CREATE TABLE "replaced_values" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "replaced_values_product_id_unique" UNIQUE("product_id")
);
