import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'es', 'ar');
  CREATE TABLE "account_tokens" (
  	"token_hash" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"kind" text NOT NULL,
  	"email" text NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"envelope" text NOT NULL,
  	"confirmed_at" timestamp (3) with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"backup_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL
  );
  
  CREATE TABLE "sign_ins" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"device_hash" text NOT NULL,
  	"agent" text NOT NULL,
  	"network" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "tenants" ADD COLUMN "require_two_factor" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'en';
  ALTER TABLE "access_requests" ADD COLUMN "message" varchar;
  CREATE UNIQUE INDEX "account_tokens_user_kind_idx" ON "account_tokens" USING btree ("user_id","kind");
  CREATE INDEX "account_tokens_expires_idx" ON "account_tokens" USING btree ("expires_at");
  CREATE INDEX "sign_ins_user_idx" ON "sign_ins" USING btree ("user_id","created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_tokens" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_ins" CASCADE;
  ALTER TABLE "tenants" DROP COLUMN "require_two_factor";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "access_requests" DROP COLUMN "message";
  DROP TYPE "public"."enum_users_language";`)
}
