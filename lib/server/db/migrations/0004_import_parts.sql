CREATE TABLE "import_parts" (
	"import_id" text NOT NULL,
	"role" text NOT NULL,
	"position" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_id_role_position_pk" PRIMARY KEY("import_id","role","position")
);
--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;