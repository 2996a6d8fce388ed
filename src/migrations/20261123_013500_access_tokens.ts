import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "access_tokens" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"session_id" text,
  	"name" text NOT NULL,
  	"hash" text NOT NULL,
  	"keys" text[] NOT NULL,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp (3) with time zone
  );
  
  ALTER TABLE "audit_log" ADD COLUMN "token_name" varchar;
  CREATE UNIQUE INDEX "access_tokens_hash_idx" ON "access_tokens" USING btree ("hash");
  CREATE INDEX "access_tokens_user_idx" ON "access_tokens" USING btree ("user_id");
  CREATE INDEX "access_tokens_tenant_idx" ON "access_tokens" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "access_tokens" CASCADE;
  ALTER TABLE "audit_log" DROP COLUMN "token_name";`)
}
