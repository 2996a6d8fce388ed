import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Standing } from '../../access/authority'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import type { InviteToken } from '../../payload-types'
import { providerStanding, type LockedSite } from '../people/site'

/** Whoever invited, if they may still invite. */
export async function inviterOf(req: PayloadRequest, people: LockedSite['people'], { invitedBy }: InviteToken): Promise<Standing | null> {
  const id = idOf(invitedBy)
  if (!id) return null
  const standing = people.get(id)
  if (standing) return standing.keys.has('users:admin') ? standing : null
  return (await isProvider(req, id)) ? providerStanding(req, id) : null
}

async function isProvider(req: PayloadRequest, userId: string): Promise<boolean> {
  const db = await dbOf(req)
  const { rowCount } = await db.execute(sql`select 1 from users_roles where parent_id = ${userId}::uuid and value = 'super-admin'`)
  return Boolean(rowCount)
}
