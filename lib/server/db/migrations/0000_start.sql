CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
AS $$ SELECT regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f]', '', 'g') $$;
--> statement-breakpoint
CREATE TABLE "deleted_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"category" text NOT NULL,
	"post_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published" boolean NOT NULL,
	CONSTRAINT "post_categories_post_id_category_pk" PRIMARY KEY("post_id","category")
);
--> statement-breakpoint
CREATE TABLE "post_products" (
	"post_id" text NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_products_post_id_product_id_pk" PRIMARY KEY("post_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"preview_image" text,
	"preview_image_alt" text,
	"preview_image_caption" text,
	"categories" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"status" text NOT NULL,
	"is_highlighted" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"product_text" text NOT NULL,
	"tag_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', fold(left("title", 200000))), 'A') || setweight(to_tsvector('english', fold(left("tag_text" || ' ' || "product_text", 200000))), 'B') || setweight(to_tsvector('english', fold(left("summary", 200000))), 'C') || setweight(to_tsvector('english', fold(left(regexp_replace("content", '<[^>]*>', ' ', 'g'), 200000))), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint,
	"original_price" bigint,
	"currency" text NOT NULL,
	"rating" double precision,
	"review_count" integer,
	"brand" text,
	"sku" text,
	"model_number" text,
	"upc" text,
	"availability" text,
	"source" text NOT NULL,
	"product_url" text NOT NULL,
	"category_path" text[],
	"subcategories" text[] NOT NULL,
	"images" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"purchase_info" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', fold(left("name", 200000))), 'A') || setweight(to_tsvector('english', fold(left(coalesce("brand", '') || ' ' || coalesce("model_number", '') || ' ' || coalesce("sku", ''), 200000))), 'B') || setweight(to_tsvector('english', fold(left("description", 200000))), 'D')) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_categories" ADD CONSTRAINT "post_categories_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_products" ADD CONSTRAINT "post_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_categories_newest" ON "post_categories" USING btree ("category","published","created_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_products_product" ON "post_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "posts_published_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_highlighted_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and is_highlighted;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_title" ON "posts" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE UNIQUE INDEX "products_key" ON "products" USING btree ("key");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");