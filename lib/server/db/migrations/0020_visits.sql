CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"post_id" text NOT NULL,
	"product_id" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_day_kind_post_id_product_id_detail_pk" PRIMARY KEY("day","kind","post_id","product_id","detail")
);
--> statement-breakpoint
CREATE INDEX "visit_counts_post" ON "visit_counts" USING btree ("post_id","day");