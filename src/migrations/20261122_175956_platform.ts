import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_announcement_level" AS ENUM('info', 'warning', 'critical');
  CREATE TYPE "public"."enum__announcement_v_version_level" AS ENUM('info', 'warning', 'critical');
  CREATE TABLE "platform" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"product_name" varchar,
  	"accent_colour" varchar,
  	"help_url" varchar,
  	"support_email" varchar,
  	"support_url" varchar,
  	"studio_url" varchar,
  	"mail_footer_en" varchar,
  	"mail_footer_es" varchar,
  	"mail_footer_ar" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "platform_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_platform_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_product_name" varchar,
  	"version_accent_colour" varchar,
  	"version_help_url" varchar,
  	"version_support_email" varchar,
  	"version_support_url" varchar,
  	"version_studio_url" varchar,
  	"version_mail_footer_en" varchar,
  	"version_mail_footer_es" varchar,
  	"version_mail_footer_ar" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_platform_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "announcement" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"text_en" varchar,
  	"text_es" varchar,
  	"text_ar" varchar,
  	"level" "enum_announcement_level" DEFAULT 'info' NOT NULL,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_announcement_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_text_en" varchar,
  	"version_text_es" varchar,
  	"version_text_ar" varchar,
  	"version_level" "enum__announcement_v_version_level" DEFAULT 'info' NOT NULL,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "platform_texts" ADD CONSTRAINT "platform_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platform_v_texts" ADD CONSTRAINT "_platform_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "platform_texts_order_parent" ON "platform_texts" USING btree ("order","parent_id");
  CREATE INDEX "_platform_v_created_at_idx" ON "_platform_v" USING btree ("created_at");
  CREATE INDEX "_platform_v_updated_at_idx" ON "_platform_v" USING btree ("updated_at");
  CREATE INDEX "_platform_v_texts_order_parent" ON "_platform_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "platform" CASCADE;
  DROP TABLE "platform_texts" CASCADE;
  DROP TABLE "_platform_v" CASCADE;
  DROP TABLE "_platform_v_texts" CASCADE;
  DROP TABLE "announcement" CASCADE;
  DROP TABLE "_announcement_v" CASCADE;
  DROP TYPE "public"."enum_announcement_level";
  DROP TYPE "public"."enum__announcement_v_version_level";`)
}
