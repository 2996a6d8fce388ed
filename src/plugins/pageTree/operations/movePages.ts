import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { instruction } from '../lib/instruction'
import { movePage } from '../lib/movePage'
import { nameOf } from '../lib/nameOf'

const spot = z.object({ order: z.string(), parent: z.uuid().nullable() })

/** Moves a page in the tree, with all that stands below it. */
export const movePages = defineOperation({
  name: 'movePages',
  area: 'pages',
  audit: 'pages.moved',
  input: z.strictObject({ instruction, itemId: z.uuid(), targetId: z.uuid() }),
  method: 'post',
  output: z.object({ from: spot, message: z.string(), to: spot }),
  path: '/pages/navigation',
  run: async ({ audit, input, req, tenantId }) => {
    const db = await dbOf(req)
    const before = await nameOf(db, input.itemId)
    const { from, to } = await movePage(req, tenantId!, input)
    audit({ after: await nameOf(db, input.itemId), before, target: `pages/${input.itemId}` })
    return { from, message: 'Reorganised the site tree successfully.', to }
  },
  summary: 'Move a page in the tree',
  tenant: async ({ itemId }, req) => {
    const db = await dbOf(req)
    const { rows } = await db.execute<{ tenant_id: string }>(sql`select tenant_id from pages where id = ${itemId}::uuid`)
    return rows[0]?.tenant_id ?? null
  },
  who: holderOf('pages:manage'),
})
