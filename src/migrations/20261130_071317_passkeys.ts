import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "passkey_challenges" (
  	"hash" text PRIMARY KEY NOT NULL,
  	"purpose" text NOT NULL,
  	"device" text NOT NULL,
  	"user_id" uuid,
  	"expires_at" timestamp (3) with time zone NOT NULL,
  	"passkey_id" uuid
  );
  
  CREATE TABLE "passkey_rules" (
  	"tenant_id" uuid PRIMARY KEY NOT NULL,
  	"needs_password" boolean NOT NULL
  );
  
  CREATE TABLE "passkeys" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"user_id" uuid NOT NULL,
  	"name" text NOT NULL,
  	"credential_id" text NOT NULL,
  	"public_key" text NOT NULL,
  	"counter" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"last_used_at" timestamp (3) with time zone,
  	"blocked_at" timestamp (3) with time zone,
  	"needs_password" boolean DEFAULT false NOT NULL
  );
  
  ALTER TABLE "second_factors" ALTER COLUMN "envelope" DROP NOT NULL;
  ALTER TABLE "second_factors" ADD COLUMN "pending_envelope" text;
  CREATE INDEX "passkey_challenges_expires_idx" ON "passkey_challenges" USING btree ("expires_at");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" USING btree ("credential_id");
  CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");`)
  // What is being set up has had its own column since.
  await db.execute(
    sql`update second_factors set pending_envelope = envelope, envelope = null where confirmed_at is null`,
  )
  await db.execute(
    sql`alter table passkeys add constraint passkeys_user foreign key (user_id) references users (id) on delete cascade`,
  )
  await db.execute(
    sql`alter table passkey_challenges add constraint passkey_challenges_user foreign key (user_id) references users (id) on delete cascade`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "passkey_challenges" CASCADE;
  DROP TABLE "passkey_rules" CASCADE;
  DROP TABLE "passkeys" CASCADE;`)
  // Without an app there is nothing that the column could hold.
  await db.execute(sql`update second_factors set envelope = pending_envelope where confirmed_at is null`)
  await db.execute(sql`delete from second_factors where envelope is null`)
  await db.execute(sql`
   ALTER TABLE "second_factors" ALTER COLUMN "envelope" SET NOT NULL;
  ALTER TABLE "second_factors" DROP COLUMN "pending_envelope";`)
}
