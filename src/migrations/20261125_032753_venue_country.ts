import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venues" ALTER COLUMN "country" DROP DEFAULT;
  ALTER TABLE "_venues_v" ALTER COLUMN "version_country" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venues" ALTER COLUMN "country" SET DEFAULT 'US';
  ALTER TABLE "_venues_v" ALTER COLUMN "version_country" SET DEFAULT 'US';`)
}
