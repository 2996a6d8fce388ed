import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What differs from the box office since a sync was taken back, and the state of sale that a run changed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ticketing_links" ADD COLUMN "taken_back_run" uuid;
  ALTER TABLE "ticketing_links" ADD COLUMN "taken_back" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "ticketing_links" ADD COLUMN "held_facts" jsonb DEFAULT '{}'::jsonb NOT NULL;
  ALTER TABLE "ticketing_changes" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // What was taken back to the trash stays there, as if a person had moved it.
  await db.execute(sql`update ticketing_links set state = null where state = 'takenBack'`)
  await db.execute(sql`
   ALTER TABLE "ticketing_links" DROP COLUMN "taken_back_run";
  ALTER TABLE "ticketing_links" DROP COLUMN "taken_back";
  ALTER TABLE "ticketing_links" DROP COLUMN "held_facts";
  ALTER TABLE "ticketing_changes" DROP COLUMN "facts";`)
}
