import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_events_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ticketing_changes" (
  	"run_id" uuid NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"external_id" text NOT NULL,
  	"type" text NOT NULL,
  	"title" text DEFAULT '' NOT NULL,
  	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	CONSTRAINT "ticketing_changes_run_id_collection_document_id_pk" PRIMARY KEY("run_id","collection","document_id")
  );
  
  CREATE TABLE "ticketing_connections" (
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"is_connected" boolean DEFAULT false NOT NULL,
  	"organization" jsonb,
  	"sync_map" jsonb,
  	"refusals" integer DEFAULT 0 NOT NULL,
  	"attention_since" timestamp (3) with time zone,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"next_run_at" timestamp (3) with time zone,
  	"epoch" integer DEFAULT 0 NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "ticketing_connections_tenant_id_provider_pk" PRIMARY KEY("tenant_id","provider")
  );
  
  CREATE TABLE "ticketing_hosts" (
  	"host" text PRIMARY KEY NOT NULL,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"closed_until" timestamp (3) with time zone
  );
  
  CREATE TABLE "ticketing_links" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"collection" text NOT NULL,
  	"document_id" uuid NOT NULL,
  	"external_id" text NOT NULL,
  	"external_name" text DEFAULT '' NOT NULL,
  	"is_connected" boolean DEFAULT true NOT NULL,
  	"state" text,
  	"on_sale" boolean,
  	"seen" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"unfollowed" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"left_at" timestamp (3) with time zone,
  	"digest" text,
  	"synced_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticketing_lists" (
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"list" text NOT NULL,
  	"epoch" integer NOT NULL,
  	"docs" jsonb,
  	"fetched_at" timestamp (3) with time zone,
  	"asked_until" timestamp (3) with time zone,
  	CONSTRAINT "ticketing_lists_tenant_id_provider_list_pk" PRIMARY KEY("tenant_id","provider","list")
  );
  
  CREATE TABLE "ticketing_runs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"provider" text NOT NULL,
  	"kind" text NOT NULL,
  	"input" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"started_by" uuid,
  	"status" text NOT NULL,
  	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
  	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"finished_at" timestamp (3) with time zone
  );
  
  ALTER TABLE "events" ADD COLUMN "ticketing_provider" varchar;
  ALTER TABLE "events" ADD COLUMN "ticketing_external_id" varchar;
  ALTER TABLE "events" ADD COLUMN "sync_to_published" boolean;
  ALTER TABLE "events" ADD COLUMN "event_field_maps_override_event_maps" boolean;
  ALTER TABLE "events" ADD COLUMN "event_field_maps_rows" jsonb;
  ALTER TABLE "events" ADD COLUMN "event_instance_field_maps_override_instance_maps" boolean;
  ALTER TABLE "events" ADD COLUMN "event_instance_field_maps_rows" jsonb;
  ALTER TABLE "events" ADD COLUMN "event_instance_field_maps_sync_instances" boolean;
  ALTER TABLE "events" ADD COLUMN "event_instance_field_maps_add_instances" boolean;
  ALTER TABLE "events" ADD COLUMN "event_instance_field_maps_remove_invalid_instances" boolean;
  ALTER TABLE "events" ADD COLUMN "modes_of_sale_override_modes_of_sale" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_ticketing_provider" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_ticketing_external_id" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_sync_to_published" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_field_maps_override_event_maps" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_field_maps_rows" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_instance_field_maps_override_instance_maps" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_instance_field_maps_rows" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_instance_field_maps_sync_instances" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_instance_field_maps_add_instances" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_event_instance_field_maps_remove_invalid_instances" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_modes_of_sale_override_modes_of_sale" boolean;
  ALTER TABLE "event_instances" ADD COLUMN "ticketing_provider" varchar;
  ALTER TABLE "event_instances" ADD COLUMN "ticketing_external_id" varchar;
  ALTER TABLE "_event_instances_v" ADD COLUMN "version_ticketing_provider" varchar;
  ALTER TABLE "_event_instances_v" ADD COLUMN "version_ticketing_external_id" varchar;
  ALTER TABLE "events_texts" ADD CONSTRAINT "events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_texts" ADD CONSTRAINT "_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_texts_order_parent" ON "events_texts" USING btree ("order","parent_id");
  CREATE INDEX "_events_v_texts_order_parent" ON "_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "ticketing_changes_tenant_idx" ON "ticketing_changes" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "ticketing_links_external_idx" ON "ticketing_links" USING btree ("tenant_id","provider","collection","external_id");
  CREATE UNIQUE INDEX "ticketing_links_document_idx" ON "ticketing_links" USING btree ("collection","document_id");
  CREATE INDEX "ticketing_links_tenant_idx" ON "ticketing_links" USING btree ("tenant_id","provider");
  CREATE INDEX "ticketing_runs_tenant_idx" ON "ticketing_runs" USING btree ("tenant_id","started_at");
  CREATE INDEX "events_ticketing_ticketing_external_id_idx" ON "events" USING btree ("ticketing_external_id");
  CREATE INDEX "_events_v_version_ticketing_version_ticketing_external_i_idx" ON "_events_v" USING btree ("version_ticketing_external_id");
  CREATE INDEX "event_instances_ticketing_ticketing_external_id_idx" ON "event_instances" USING btree ("ticketing_external_id");
  CREATE INDEX "_event_instances_v_version_ticketing_version_ticketing_e_idx" ON "_event_instances_v" USING btree ("version_ticketing_external_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticketing_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticketing_connections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticketing_hosts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticketing_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticketing_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticketing_runs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_texts" CASCADE;
  DROP TABLE "_events_v_texts" CASCADE;
  DROP TABLE "ticketing_changes" CASCADE;
  DROP TABLE "ticketing_connections" CASCADE;
  DROP TABLE "ticketing_hosts" CASCADE;
  DROP TABLE "ticketing_links" CASCADE;
  DROP TABLE "ticketing_lists" CASCADE;
  DROP TABLE "ticketing_runs" CASCADE;
  DROP INDEX "events_ticketing_ticketing_external_id_idx";
  DROP INDEX "_events_v_version_ticketing_version_ticketing_external_i_idx";
  DROP INDEX "event_instances_ticketing_ticketing_external_id_idx";
  DROP INDEX "_event_instances_v_version_ticketing_version_ticketing_e_idx";
  ALTER TABLE "events" DROP COLUMN "ticketing_provider";
  ALTER TABLE "events" DROP COLUMN "ticketing_external_id";
  ALTER TABLE "events" DROP COLUMN "sync_to_published";
  ALTER TABLE "events" DROP COLUMN "event_field_maps_override_event_maps";
  ALTER TABLE "events" DROP COLUMN "event_field_maps_rows";
  ALTER TABLE "events" DROP COLUMN "event_instance_field_maps_override_instance_maps";
  ALTER TABLE "events" DROP COLUMN "event_instance_field_maps_rows";
  ALTER TABLE "events" DROP COLUMN "event_instance_field_maps_sync_instances";
  ALTER TABLE "events" DROP COLUMN "event_instance_field_maps_add_instances";
  ALTER TABLE "events" DROP COLUMN "event_instance_field_maps_remove_invalid_instances";
  ALTER TABLE "events" DROP COLUMN "modes_of_sale_override_modes_of_sale";
  ALTER TABLE "_events_v" DROP COLUMN "version_ticketing_provider";
  ALTER TABLE "_events_v" DROP COLUMN "version_ticketing_external_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_sync_to_published";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_field_maps_override_event_maps";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_field_maps_rows";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_instance_field_maps_override_instance_maps";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_instance_field_maps_rows";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_instance_field_maps_sync_instances";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_instance_field_maps_add_instances";
  ALTER TABLE "_events_v" DROP COLUMN "version_event_instance_field_maps_remove_invalid_instances";
  ALTER TABLE "_events_v" DROP COLUMN "version_modes_of_sale_override_modes_of_sale";
  ALTER TABLE "event_instances" DROP COLUMN "ticketing_provider";
  ALTER TABLE "event_instances" DROP COLUMN "ticketing_external_id";
  ALTER TABLE "_event_instances_v" DROP COLUMN "version_ticketing_provider";
  ALTER TABLE "_event_instances_v" DROP COLUMN "version_ticketing_external_id";`)
}
