import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Forms that send emails by answer, with the answers if they say so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_mail_rules_match" AS ENUM('is', 'contains', 'answered');
  CREATE TYPE "public"."enum__forms_v_version_mail_rules_match" AS ENUM('is', 'contains', 'answered');
  CREATE TABLE "forms_mail_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"question_name" varchar,
  	"match" "enum_forms_mail_rules_match" DEFAULT 'is',
  	"value" varchar
  );
  
  CREATE TABLE "_forms_v_version_mail_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"question_name" varchar,
  	"match" "enum__forms_v_version_mail_rules_match" DEFAULT 'is',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "forms" ADD COLUMN "mail_answers" boolean DEFAULT false;
  ALTER TABLE "_forms_v" ADD COLUMN "version_mail_answers" boolean DEFAULT false;
  ALTER TABLE "forms_mail_rules" ADD CONSTRAINT "forms_mail_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_mail_rules" ADD CONSTRAINT "_forms_v_version_mail_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_mail_rules_order_idx" ON "forms_mail_rules" USING btree ("_order");
  CREATE INDEX "forms_mail_rules_parent_id_idx" ON "forms_mail_rules" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_version_mail_rules_order_idx" ON "_forms_v_version_mail_rules" USING btree ("_order");
  CREATE INDEX "_forms_v_version_mail_rules_parent_id_idx" ON "_forms_v_version_mail_rules" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "forms_mail_rules" CASCADE;
  DROP TABLE "_forms_v_version_mail_rules" CASCADE;
  ALTER TABLE "forms" DROP COLUMN "mail_answers";
  ALTER TABLE "_forms_v" DROP COLUMN "version_mail_answers";
  DROP TYPE "public"."enum_forms_mail_rules_match";
  DROP TYPE "public"."enum__forms_v_version_mail_rules_match";`)
}
