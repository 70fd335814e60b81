ALTER TABLE "product_feeds" ADD COLUMN "runs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_feeds" ADD COLUMN "wrong_rows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "product_feeds" f SET
  "runs" = (
    SELECT jsonb_agg(r."counts" || jsonb_build_object('id', r."number"::text, 'state', r."state", 'started_at', r."started_at", 'finished_at', r."finished_at", 'reason', r."reason") ORDER BY r."number" DESC)
    FROM "feed_runs" r WHERE r."feed_id" = f."id"
  ),
  "wrong_rows" = (SELECT r."wrong_rows" FROM "feed_runs" r WHERE r."feed_id" = f."id" ORDER BY r."number" DESC LIMIT 1)
WHERE EXISTS (SELECT 1 FROM "feed_runs" r WHERE r."feed_id" = f."id");--> statement-breakpoint
DROP TABLE "feed_runs" CASCADE;
