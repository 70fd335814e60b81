CREATE TABLE "post_plans" (
	"post_id" text PRIMARY KEY NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone,
	"planned_by" text
);
--> statement-breakpoint
ALTER TABLE "post_plans" ADD CONSTRAINT "post_plans_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;