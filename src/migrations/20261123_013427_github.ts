import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "github_connections" (
  	"user_id" uuid PRIMARY KEY NOT NULL,
  	"username" text NOT NULL,
  	"envelope" text NOT NULL,
  	"is_revoked" boolean DEFAULT false NOT NULL,
  	"connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "github_deliveries" (
  	"digest" text PRIMARY KEY NOT NULL,
  	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "theme_repositories" (
  	"theme_id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"user_id" uuid NOT NULL,
  	"repository_id" bigint NOT NULL,
  	"repo" text NOT NULL,
  	"branch" text,
  	"tag" text,
  	"path" text DEFAULT '' NOT NULL,
  	"hook_id" bigint,
  	"state" text DEFAULT 'new' NOT NULL,
  	"problem" jsonb,
  	"last_commit" jsonb,
  	"synced_at" timestamp (3) with time zone,
  	"lease" uuid,
  	"leased_until" timestamp (3) with time zone,
  	"tried_at" timestamp (3) with time zone
  );
  
  CREATE INDEX "theme_repositories_tenant_idx" ON "theme_repositories" USING btree ("tenant_id");
  CREATE INDEX "theme_repositories_repository_idx" ON "theme_repositories" USING btree ("repository_id");
  CREATE INDEX "theme_repositories_user_idx" ON "theme_repositories" USING btree ("user_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "github_connections" CASCADE;
  DROP TABLE "github_deliveries" CASCADE;
  DROP TABLE "theme_repositories" CASCADE;`)
}
