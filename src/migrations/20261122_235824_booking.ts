import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_event_instances_instance_status" ADD VALUE 'moved';
  ALTER TYPE "public"."enum__event_instances_v_version_instance_status" ADD VALUE 'moved';
  ALTER TABLE "event_instances" ADD COLUMN "previous_start" timestamp(3) with time zone;
  ALTER TABLE "_event_instances_v" ADD COLUMN "version_previous_start" timestamp(3) with time zone;
  ALTER TABLE "ticketing_links" ADD COLUMN "on_sale_from" timestamp (3) with time zone;
  ALTER TABLE "ticketing_links" ADD COLUMN "is_few_left" boolean DEFAULT false NOT NULL;
  ALTER TABLE "ticketing_links" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_instances" ALTER COLUMN "instance_status" SET DATA TYPE text;
  ALTER TABLE "event_instances" ALTER COLUMN "instance_status" SET DEFAULT 'scheduled'::text;
  UPDATE "event_instances" SET "instance_status" = 'scheduled' WHERE "instance_status" = 'moved';
  DROP TYPE "public"."enum_event_instances_instance_status";
  CREATE TYPE "public"."enum_event_instances_instance_status" AS ENUM('scheduled', 'cancelled', 'postponed', 'sold_out');
  ALTER TABLE "event_instances" ALTER COLUMN "instance_status" SET DEFAULT 'scheduled'::"public"."enum_event_instances_instance_status";
  ALTER TABLE "event_instances" ALTER COLUMN "instance_status" SET DATA TYPE "public"."enum_event_instances_instance_status" USING "instance_status"::"public"."enum_event_instances_instance_status";
  ALTER TABLE "_event_instances_v" ALTER COLUMN "version_instance_status" SET DATA TYPE text;
  ALTER TABLE "_event_instances_v" ALTER COLUMN "version_instance_status" SET DEFAULT 'scheduled'::text;
  UPDATE "_event_instances_v" SET "version_instance_status" = 'scheduled' WHERE "version_instance_status" = 'moved';
  DROP TYPE "public"."enum__event_instances_v_version_instance_status";
  CREATE TYPE "public"."enum__event_instances_v_version_instance_status" AS ENUM('scheduled', 'cancelled', 'postponed', 'sold_out');
  ALTER TABLE "_event_instances_v" ALTER COLUMN "version_instance_status" SET DEFAULT 'scheduled'::"public"."enum__event_instances_v_version_instance_status";
  ALTER TABLE "_event_instances_v" ALTER COLUMN "version_instance_status" SET DATA TYPE "public"."enum__event_instances_v_version_instance_status" USING "version_instance_status"::"public"."enum__event_instances_v_version_instance_status";
  ALTER TABLE "event_instances" DROP COLUMN "previous_start";
  ALTER TABLE "_event_instances_v" DROP COLUMN "version_previous_start";
  ALTER TABLE "ticketing_links" DROP COLUMN "on_sale_from";
  ALTER TABLE "ticketing_links" DROP COLUMN "is_few_left";
  ALTER TABLE "ticketing_links" DROP COLUMN "attributes";`)
}
