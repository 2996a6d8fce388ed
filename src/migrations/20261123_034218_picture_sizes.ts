import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_wide_half_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_half_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_half_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_half_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_half_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_wide_half_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_full_half_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_full_half_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_full_half_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_full_half_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_full_half_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_full_half_filename" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_wide_half_url" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_wide_half_width" numeric;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_wide_half_height" numeric;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_wide_half_mime_type" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_wide_half_filesize" numeric;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_wide_half_filename" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_full_half_url" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_full_half_width" numeric;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_full_half_height" numeric;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_full_half_mime_type" varchar;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_full_half_filesize" numeric;
  ALTER TABLE "_media_v" ADD COLUMN "version_sizes_full_half_filename" varchar;
  CREATE INDEX "media_sizes_wide_half_sizes_wide_half_filename_idx" ON "media" USING btree ("sizes_wide_half_filename");
  CREATE INDEX "media_sizes_full_half_sizes_full_half_filename_idx" ON "media" USING btree ("sizes_full_half_filename");
  CREATE INDEX "_media_v_version_sizes_wide_half_version_sizes_wide_half_idx" ON "_media_v" USING btree ("version_sizes_wide_half_filename");
  CREATE INDEX "_media_v_version_sizes_full_half_version_sizes_full_half_idx" ON "_media_v" USING btree ("version_sizes_full_half_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_wide_half_sizes_wide_half_filename_idx";
  DROP INDEX "media_sizes_full_half_sizes_full_half_filename_idx";
  DROP INDEX "_media_v_version_sizes_wide_half_version_sizes_wide_half_idx";
  DROP INDEX "_media_v_version_sizes_full_half_version_sizes_full_half_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_half_url";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_half_width";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_half_height";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_half_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_half_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_wide_half_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_full_half_url";
  ALTER TABLE "media" DROP COLUMN "sizes_full_half_width";
  ALTER TABLE "media" DROP COLUMN "sizes_full_half_height";
  ALTER TABLE "media" DROP COLUMN "sizes_full_half_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_full_half_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_full_half_filename";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_wide_half_url";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_wide_half_width";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_wide_half_height";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_wide_half_mime_type";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_wide_half_filesize";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_wide_half_filename";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_full_half_url";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_full_half_width";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_full_half_height";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_full_half_mime_type";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_full_half_filesize";
  ALTER TABLE "_media_v" DROP COLUMN "version_sizes_full_half_filename";`)
}
