import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "themes" ADD COLUMN "settings" jsonb;
  ALTER TABLE "_themes_v" ADD COLUMN "version_settings" jsonb;
  ALTER TABLE "blogs" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "posts" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "events" ADD COLUMN "custom" jsonb;
  ALTER TABLE "events" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_custom" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "event_instances" ADD COLUMN "custom" jsonb;
  ALTER TABLE "_event_instances_v" ADD COLUMN "version_custom" jsonb;
  ALTER TABLE "event_collections" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_event_collections_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "people" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_people_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "seasons" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_seasons_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "series" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_series_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "works" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_works_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "venues" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_venues_v" ADD COLUMN "version_theme" jsonb;
  ALTER TABLE "organizations" ADD COLUMN "theme" jsonb;
  ALTER TABLE "_organizations_v" ADD COLUMN "version_theme" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "theme";
  ALTER TABLE "_pages_v" DROP COLUMN "version_theme";
  ALTER TABLE "themes" DROP COLUMN "settings";
  ALTER TABLE "_themes_v" DROP COLUMN "version_settings";
  ALTER TABLE "blogs" DROP COLUMN "theme";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_theme";
  ALTER TABLE "posts" DROP COLUMN "theme";
  ALTER TABLE "_posts_v" DROP COLUMN "version_theme";
  ALTER TABLE "events" DROP COLUMN "custom";
  ALTER TABLE "events" DROP COLUMN "theme";
  ALTER TABLE "_events_v" DROP COLUMN "version_custom";
  ALTER TABLE "_events_v" DROP COLUMN "version_theme";
  ALTER TABLE "event_instances" DROP COLUMN "custom";
  ALTER TABLE "_event_instances_v" DROP COLUMN "version_custom";
  ALTER TABLE "event_collections" DROP COLUMN "theme";
  ALTER TABLE "_event_collections_v" DROP COLUMN "version_theme";
  ALTER TABLE "people" DROP COLUMN "theme";
  ALTER TABLE "_people_v" DROP COLUMN "version_theme";
  ALTER TABLE "seasons" DROP COLUMN "theme";
  ALTER TABLE "_seasons_v" DROP COLUMN "version_theme";
  ALTER TABLE "series" DROP COLUMN "theme";
  ALTER TABLE "_series_v" DROP COLUMN "version_theme";
  ALTER TABLE "works" DROP COLUMN "theme";
  ALTER TABLE "_works_v" DROP COLUMN "version_theme";
  ALTER TABLE "venues" DROP COLUMN "theme";
  ALTER TABLE "_venues_v" DROP COLUMN "version_theme";
  ALTER TABLE "organizations" DROP COLUMN "theme";
  ALTER TABLE "_organizations_v" DROP COLUMN "version_theme";`)
}
