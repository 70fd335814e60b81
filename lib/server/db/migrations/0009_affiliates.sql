CREATE TABLE "affiliate_programmes" (
	"host" text PRIMARY KEY NOT NULL,
	"parameter" text,
	"value" text,
	"template" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
