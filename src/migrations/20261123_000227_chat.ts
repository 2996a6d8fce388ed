import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "chat_chunks" (
  	"run_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"first" integer NOT NULL,
  	"last" integer NOT NULL,
  	"chunks" text NOT NULL,
  	CONSTRAINT "chat_chunks_run_id_first_pk" PRIMARY KEY("run_id","first")
  );
  
  CREATE TABLE "chat_days" (
  	"tenant_id" uuid NOT NULL,
  	"day" date NOT NULL,
  	"messages" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "chat_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
  );
  
  CREATE TABLE "chat_messages" (
  	"chat_id" uuid NOT NULL,
  	"id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"role" text NOT NULL,
  	"parts" json NOT NULL,
  	"state" text DEFAULT 'complete' NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "chat_messages_chat_id_id_pk" PRIMARY KEY("chat_id","id")
  );
  
  CREATE TABLE "chat_proposals" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"chat_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"message_id" uuid NOT NULL,
  	"tool" text NOT NULL,
  	"title" text NOT NULL,
  	"digest" text NOT NULL,
  	"documents" json NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"applied_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "chat_runs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"chat_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"message_id" uuid NOT NULL,
  	"reply_id" uuid NOT NULL,
  	"process" text NOT NULL,
  	"status" text NOT NULL,
  	"is_stop_requested" boolean DEFAULT false NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "chat_tokens" (
  	"tenant_id" uuid NOT NULL,
  	"month" date NOT NULL,
  	"input" bigint DEFAULT 0 NOT NULL,
  	"output" bigint DEFAULT 0 NOT NULL,
  	CONSTRAINT "chat_tokens_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
  );
  
  CREATE TABLE "chats" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"title" text NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "chat_chunks_tenant_idx" ON "chat_chunks" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "chat_messages_place_idx" ON "chat_messages" USING btree ("chat_id","place");
  CREATE INDEX "chat_messages_tenant_idx" ON "chat_messages" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "chat_proposals_same_idx" ON "chat_proposals" USING btree ("chat_id","message_id","digest");
  CREATE INDEX "chat_proposals_tenant_idx" ON "chat_proposals" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "chat_runs_running_idx" ON "chat_runs" USING btree ("chat_id") WHERE status = 'running';
  CREATE INDEX "chat_runs_chat_idx" ON "chat_runs" USING btree ("chat_id","started_at");
  CREATE INDEX "chat_runs_tenant_idx" ON "chat_runs" USING btree ("tenant_id");
  CREATE INDEX "chats_history_idx" ON "chats" USING btree ("user_id","tenant_id","created_at");
  CREATE INDEX "chats_tenant_idx" ON "chats" USING btree ("tenant_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "chat_chunks" CASCADE;
  DROP TABLE "chat_days" CASCADE;
  DROP TABLE "chat_messages" CASCADE;
  DROP TABLE "chat_proposals" CASCADE;
  DROP TABLE "chat_runs" CASCADE;
  DROP TABLE "chat_tokens" CASCADE;
  DROP TABLE "chats" CASCADE;`)
}
