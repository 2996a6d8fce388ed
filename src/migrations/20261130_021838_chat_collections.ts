import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** NUL and lone surrogates as JSON escapes them, after an even number of backslashes. `jsonb` cannot store them. */
const UNSTORABLE = String.raw`(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})`

/**
 * Conversations and their messages become collections of Payload, where they are. Messages get ids of their own, because
 * the client's are unique only within the conversation. Rows whose tenant, owner or conversation no longer exists are
 * deleted: nobody can read them, and the collections refer to what exists.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "chats" c WHERE NOT EXISTS (SELECT FROM "tenants" t WHERE t."id" = c."tenant_id") OR NOT EXISTS (SELECT FROM "users" u WHERE u."id" = c."user_id");
  DELETE FROM "chat_chunks" k WHERE NOT EXISTS (SELECT FROM "chat_runs" r JOIN "chats" c ON c."id" = r."chat_id" WHERE r."id" = k."run_id");
  DELETE FROM "chat_runs" r WHERE NOT EXISTS (SELECT FROM "chats" c WHERE c."id" = r."chat_id");
  DELETE FROM "chat_proposals" p WHERE NOT EXISTS (SELECT FROM "chats" c WHERE c."id" = p."chat_id");
  DELETE FROM "chat_messages" m WHERE NOT EXISTS (SELECT FROM "chats" c WHERE c."id" = m."chat_id");
  UPDATE "chat_messages" m SET "tenant_id" = c."tenant_id" FROM "chats" c WHERE c."id" = m."chat_id" AND c."tenant_id" <> m."tenant_id";
  CREATE TYPE "public"."enum_chat_messages_role" AS ENUM('assistant', 'user');
  CREATE TYPE "public"."enum_chat_messages_state" AS ENUM('broken', 'busy', 'complete', 'cut', 'empty', 'failed', 'length', 'outage', 'refused', 'setup', 'steps', 'stopped', 'timeout');
  DROP INDEX "chat_messages_place_idx";
  DROP INDEX "chats_history_idx";
  ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_chat_id_id_pk";
  ALTER TABLE "chat_messages" ADD COLUMN "message_id" varchar;
  UPDATE "chat_messages" SET "message_id" = "id"::text, "id" = gen_random_uuid();
  ALTER TABLE "chat_messages" ALTER COLUMN "message_id" SET NOT NULL;
  ALTER TABLE "chat_messages" ADD PRIMARY KEY ("id");
  ALTER TABLE "chat_messages" ALTER COLUMN "chat_id" SET DATA TYPE varchar;
  ALTER TABLE "chat_messages" ALTER COLUMN "place" SET DATA TYPE numeric;
  ALTER TABLE "chat_messages" ALTER COLUMN "role" SET DATA TYPE "public"."enum_chat_messages_role" USING "role"::"public"."enum_chat_messages_role";
  ALTER TABLE "chat_messages" ALTER COLUMN "parts" SET DATA TYPE jsonb USING regexp_replace("parts"::text, ${sql.raw(`'${UNSTORABLE}'`)}, ${sql.raw(String.raw`'\1\\ufffd'`)}, 'gi')::jsonb;
  ALTER TABLE "chat_messages" ALTER COLUMN "state" DROP DEFAULT;
  ALTER TABLE "chat_messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_chat_messages_state" USING "state"::"public"."enum_chat_messages_state";
  ALTER TABLE "chat_messages" ALTER COLUMN "state" SET DEFAULT 'complete';
  ALTER TABLE "chats" ALTER COLUMN "id" SET DATA TYPE varchar;
  ALTER TABLE "chats" ALTER COLUMN "title" SET DATA TYPE varchar;
  ALTER TABLE "chat_messages" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;
  UPDATE "chat_messages" SET "updated_at" = "created_at";
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chats" ADD CONSTRAINT "chats_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chats" ADD CONSTRAINT "chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "chat_messages_chat_idx" ON "chat_messages" USING btree ("chat_id");
  CREATE INDEX "chat_messages_updated_at_idx" ON "chat_messages" USING btree ("updated_at");
  CREATE INDEX "chat_messages_created_at_idx" ON "chat_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "chat_messageId_idx" ON "chat_messages" USING btree ("chat_id","message_id");
  CREATE UNIQUE INDEX "chat_place_idx" ON "chat_messages" USING btree ("chat_id","place");
  CREATE INDEX "chats_user_idx" ON "chats" USING btree ("user_id");
  CREATE INDEX "chats_updated_at_idx" ON "chats" USING btree ("updated_at");
  CREATE INDEX "chats_created_at_idx" ON "chats" USING btree ("created_at");
  CREATE INDEX "user_tenant_createdAt_idx" ON "chats" USING btree ("user_id","tenant_id","created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_tenant_id_tenants_id_fk";
  ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_chat_id_chats_id_fk";
  ALTER TABLE "chats" DROP CONSTRAINT "chats_tenant_id_tenants_id_fk";
  ALTER TABLE "chats" DROP CONSTRAINT "chats_user_id_users_id_fk";
  DROP INDEX "chat_messages_chat_idx";
  DROP INDEX "chat_messages_updated_at_idx";
  DROP INDEX "chat_messages_created_at_idx";
  DROP INDEX "chat_messageId_idx";
  DROP INDEX "chat_place_idx";
  DROP INDEX "chats_user_idx";
  DROP INDEX "chats_updated_at_idx";
  DROP INDEX "chats_created_at_idx";
  DROP INDEX "user_tenant_createdAt_idx";
  ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_pkey";
  UPDATE "chat_messages" SET "id" = "message_id"::uuid;
  ALTER TABLE "chat_messages" ALTER COLUMN "chat_id" SET DATA TYPE uuid USING "chat_id"::uuid;
  ALTER TABLE "chat_messages" ALTER COLUMN "place" SET DATA TYPE integer;
  ALTER TABLE "chat_messages" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "chat_messages" ALTER COLUMN "parts" SET DATA TYPE json;
  ALTER TABLE "chat_messages" ALTER COLUMN "state" DROP DEFAULT;
  ALTER TABLE "chat_messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "chat_messages" ALTER COLUMN "state" SET DEFAULT 'complete';
  ALTER TABLE "chats" ALTER COLUMN "id" SET DATA TYPE uuid USING "id"::uuid;
  ALTER TABLE "chats" ALTER COLUMN "title" SET DATA TYPE text;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_id_pk" PRIMARY KEY("chat_id","id");
  CREATE UNIQUE INDEX "chat_messages_place_idx" ON "chat_messages" USING btree ("chat_id","place");
  CREATE INDEX "chats_history_idx" ON "chats" USING btree ("user_id","tenant_id","created_at");
  ALTER TABLE "chat_messages" DROP COLUMN "message_id";
  ALTER TABLE "chat_messages" DROP COLUMN "updated_at";
  DROP TYPE "public"."enum_chat_messages_role";
  DROP TYPE "public"."enum_chat_messages_state";`)
}
