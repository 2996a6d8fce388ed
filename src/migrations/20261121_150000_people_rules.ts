import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's schema cannot say of invitations and of what belongs to an account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create unique index invite_tokens_open on invite_tokens (tenant_id, lower(email)) where status = 'pending'`)
  for (const table of ['account_tokens', 'second_factors', 'sign_ins']) {
    await db.execute(sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(`${table}_user`)}
      foreign key (user_id) references users (id) on delete cascade`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index invite_tokens_open`)
  for (const table of ['account_tokens', 'second_factors', 'sign_ins']) {
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(`${table}_user`)}`)
  }
}
