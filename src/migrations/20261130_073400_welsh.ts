import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Welsh among the languages of the admin and of emails. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_language" ADD VALUE 'cy' BEFORE 'es';
  ALTER TABLE "platform" ADD COLUMN "mail_footer_cy" varchar;
  ALTER TABLE "_platform_v" ADD COLUMN "version_mail_footer_cy" varchar;
  ALTER TABLE "announcement" ADD COLUMN "text_cy" varchar;
  ALTER TABLE "_announcement_v" ADD COLUMN "version_text_cy" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "users" SET "language" = 'en' WHERE "language" = 'cy';
  ALTER TABLE "users" ALTER COLUMN "language" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "language" SET DEFAULT 'en'::text;
  DROP TYPE "public"."enum_users_language";
  CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'es', 'ar');
  ALTER TABLE "users" ALTER COLUMN "language" SET DEFAULT 'en'::"public"."enum_users_language";
  ALTER TABLE "users" ALTER COLUMN "language" SET DATA TYPE "public"."enum_users_language" USING "language"::"public"."enum_users_language";
  ALTER TABLE "platform" DROP COLUMN "mail_footer_cy";
  ALTER TABLE "_platform_v" DROP COLUMN "version_mail_footer_cy";
  ALTER TABLE "announcement" DROP COLUMN "text_cy";
  ALTER TABLE "_announcement_v" DROP COLUMN "version_text_cy";`)
}
