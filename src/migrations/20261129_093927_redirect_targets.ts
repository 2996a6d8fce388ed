import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "automatic" boolean DEFAULT false;
  ALTER TABLE "redirects_rels" ADD COLUMN "blogs_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "event_collections_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "people_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "seasons_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "series_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "works_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "venues_id" uuid;
  ALTER TABLE "redirects_rels" ADD COLUMN "organizations_id" uuid;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_automatic" boolean DEFAULT false;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "blogs_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "event_collections_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "people_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "seasons_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "series_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "works_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "venues_id" uuid;
  ALTER TABLE "_redirects_v_rels" ADD COLUMN "organizations_id" uuid;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_event_collections_fk" FOREIGN KEY ("event_collections_id") REFERENCES "public"."event_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_seasons_fk" FOREIGN KEY ("seasons_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v_rels" ADD CONSTRAINT "_redirects_v_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_blogs_id_idx" ON "redirects_rels" USING btree ("blogs_id");
  CREATE INDEX "redirects_rels_event_collections_id_idx" ON "redirects_rels" USING btree ("event_collections_id");
  CREATE INDEX "redirects_rels_people_id_idx" ON "redirects_rels" USING btree ("people_id");
  CREATE INDEX "redirects_rels_seasons_id_idx" ON "redirects_rels" USING btree ("seasons_id");
  CREATE INDEX "redirects_rels_series_id_idx" ON "redirects_rels" USING btree ("series_id");
  CREATE INDEX "redirects_rels_works_id_idx" ON "redirects_rels" USING btree ("works_id");
  CREATE INDEX "redirects_rels_venues_id_idx" ON "redirects_rels" USING btree ("venues_id");
  CREATE INDEX "redirects_rels_organizations_id_idx" ON "redirects_rels" USING btree ("organizations_id");
  CREATE INDEX "_redirects_v_rels_blogs_id_idx" ON "_redirects_v_rels" USING btree ("blogs_id");
  CREATE INDEX "_redirects_v_rels_event_collections_id_idx" ON "_redirects_v_rels" USING btree ("event_collections_id");
  CREATE INDEX "_redirects_v_rels_people_id_idx" ON "_redirects_v_rels" USING btree ("people_id");
  CREATE INDEX "_redirects_v_rels_seasons_id_idx" ON "_redirects_v_rels" USING btree ("seasons_id");
  CREATE INDEX "_redirects_v_rels_series_id_idx" ON "_redirects_v_rels" USING btree ("series_id");
  CREATE INDEX "_redirects_v_rels_works_id_idx" ON "_redirects_v_rels" USING btree ("works_id");
  CREATE INDEX "_redirects_v_rels_venues_id_idx" ON "_redirects_v_rels" USING btree ("venues_id");
  CREATE INDEX "_redirects_v_rels_organizations_id_idx" ON "_redirects_v_rels" USING btree ("organizations_id");`)
  // Until now only moved pages left redirects of their own accord: those that no person has ever written.
  await db.execute(sql`with made as (
      update redirects r set automatic = true where r.title = r."from"
        and exists (select 1 from redirects_rels l where l.parent_id = r.id and l.path = 'to' and l.pages_id is not null)
        and not exists (select 1 from version_writers w where w.document_id = r.id)
      returning r.id)
    update _redirects_v v set version_automatic = true from made where v.parent_id = made.id and v.latest`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_blogs_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_event_collections_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_people_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_seasons_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_series_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_works_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_venues_fk";
  
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_organizations_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_blogs_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_event_collections_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_people_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_seasons_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_series_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_works_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_venues_fk";
  
  ALTER TABLE "_redirects_v_rels" DROP CONSTRAINT "_redirects_v_rels_organizations_fk";
  
  DROP INDEX "redirects_rels_blogs_id_idx";
  DROP INDEX "redirects_rels_event_collections_id_idx";
  DROP INDEX "redirects_rels_people_id_idx";
  DROP INDEX "redirects_rels_seasons_id_idx";
  DROP INDEX "redirects_rels_series_id_idx";
  DROP INDEX "redirects_rels_works_id_idx";
  DROP INDEX "redirects_rels_venues_id_idx";
  DROP INDEX "redirects_rels_organizations_id_idx";
  DROP INDEX "_redirects_v_rels_blogs_id_idx";
  DROP INDEX "_redirects_v_rels_event_collections_id_idx";
  DROP INDEX "_redirects_v_rels_people_id_idx";
  DROP INDEX "_redirects_v_rels_seasons_id_idx";
  DROP INDEX "_redirects_v_rels_series_id_idx";
  DROP INDEX "_redirects_v_rels_works_id_idx";
  DROP INDEX "_redirects_v_rels_venues_id_idx";
  DROP INDEX "_redirects_v_rels_organizations_id_idx";
  ALTER TABLE "redirects" DROP COLUMN "automatic";
  ALTER TABLE "redirects_rels" DROP COLUMN "blogs_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "event_collections_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "people_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "seasons_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "series_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "works_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "venues_id";
  ALTER TABLE "redirects_rels" DROP COLUMN "organizations_id";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_automatic";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "blogs_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "event_collections_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "people_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "seasons_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "series_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "works_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "venues_id";
  ALTER TABLE "_redirects_v_rels" DROP COLUMN "organizations_id";`)
}
