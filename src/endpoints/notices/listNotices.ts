import { z } from 'zod'
import { poolOf } from '../../database/poolOf'
import { defineOperation } from '../define'
import { signedIn } from '../rules'

const NEWEST = 30

const notice = z.object({
  id: z.uuid(),
  body: z.string().nullable(),
  createdAt: z.string(),
  href: z.string().nullable(),
  readAt: z.string().nullable(),
  title: z.string(),
})

interface Row {
  body: string | null
  created_at: Date
  href: string | null
  id: string
  read_at: Date | null
  title: string
}

/** The newest notices of the signed-in person, and how many they have not seen. */
export const listNotices = defineOperation({
  name: 'listNotices',
  area: 'notices',
  audit: null,
  // What every list of the API takes; here it changes nothing.
  input: z.strictObject({ depth: z.string().optional(), limit: z.string().optional(), page: z.string().optional(), sort: z.string().optional() }),
  method: 'get',
  output: z.object({ docs: z.array(notice), unread: z.number().int() }),
  path: '/notices',
  run: async ({ person, req }) => {
    const pool = poolOf(req.payload)
    const { rows } = await pool.query<Row>({
      name: 'callboard-notices',
      text: `select id, title, body, href, read_at, created_at from notices where recipient_id = $1 order by created_at desc limit ${NEWEST}`,
      values: [person!.id],
    })
    const docs = rows.map(({ created_at, read_at, ...row }) => ({ ...row, createdAt: created_at.toISOString(), readAt: read_at?.toISOString() ?? null }))
    return { docs, unread: docs.filter((one) => !one.readAt).length }
  },
  summary: 'Read your notices',
  who: signedIn,
})
