import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "chat_attachments" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"chat_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"message_id" uuid,
  	"name" text NOT NULL,
  	"type" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"content" "bytea" NOT NULL,
  	"preview" "bytea",
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "chat_days" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;
  CREATE INDEX "chat_attachments_chat_idx" ON "chat_attachments" USING btree ("chat_id","message_id");
  CREATE INDEX "chat_attachments_user_idx" ON "chat_attachments" USING btree ("user_id");
  CREATE INDEX "chat_attachments_tenant_idx" ON "chat_attachments" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "chat_attachments" CASCADE;
  ALTER TABLE "chat_days" DROP COLUMN "bytes";`)
}
