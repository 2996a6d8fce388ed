import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_roles" ADD VALUE 'support';
  CREATE TABLE "support_visits" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"reason" text NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL,
  	"asked_at" timestamp (3) with time zone,
  	"agreed_at" timestamp (3) with time zone,
  	"agreed_by" uuid,
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" uuid
  );
  
  CREATE INDEX "support_visits_tenant_idx" ON "support_visits" USING btree ("tenant_id","started_at");
  CREATE INDEX "support_visits_user_idx" ON "support_visits" USING btree ("user_id") WHERE "support_visits"."ended_at" is null;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "support_visits" CASCADE;
  DELETE FROM "users_roles" WHERE "value" = 'support';
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_roles";
  CREATE TYPE "public"."enum_users_roles" AS ENUM('super-admin');
  ALTER TABLE "users_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_roles" USING "value"::"public"."enum_users_roles";`)
}
