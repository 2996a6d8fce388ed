import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_collections" ADD COLUMN "conditions" jsonb;
  ALTER TABLE "_event_collections_v" ADD COLUMN "version_conditions" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_collections" DROP COLUMN "conditions";
  ALTER TABLE "_event_collections_v" DROP COLUMN "version_conditions";`)
}
