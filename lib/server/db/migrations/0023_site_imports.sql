CREATE TABLE "import_results" (
	"import_id" text NOT NULL,
	"source_id" text NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"outcome" text NOT NULL,
	"notes" jsonb NOT NULL,
	CONSTRAINT "import_results_import_id_source_id_pk" PRIMARY KEY("import_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"import_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "imported_items_import_id_kind_item_id_pk" PRIMARY KEY("import_id","kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_import" ON "redirects" USING btree ("import_id") WHERE import_id is not null;