CREATE TABLE "saved_items" (
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_items_uid_kind_item_id_pk" PRIMARY KEY("uid","kind","item_id")
);
--> statement-breakpoint
CREATE INDEX "saved_items_newest" ON "saved_items" USING btree ("uid","saved_at" DESC NULLS FIRST);