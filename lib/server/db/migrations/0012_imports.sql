CREATE TABLE "imported_posts" (
	"source_id" text PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"post_id" text NOT NULL,
	"digest" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "imported_posts" ADD CONSTRAINT "imported_posts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_posts_import" ON "imported_posts" USING btree ("import_id");