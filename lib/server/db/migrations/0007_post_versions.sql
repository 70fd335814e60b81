CREATE TABLE "post_versions" (
	"post_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	"snapshot" jsonb NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "post_versions_post_id_saved_at_pk" PRIMARY KEY("post_id","saved_at")
);
