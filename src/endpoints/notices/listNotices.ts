import { z } from 'zod'
import { newestNotices } from '../../database/notices/notices'
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

/** The newest notices of the signed-in person, and how many they have not seen. */
export const listNotices = defineOperation({
  name: 'listNotices',
  area: 'notices',
  audit: null,
  // What every list of the API takes; here it changes nothing.
  input: z.strictObject({
    depth: z.string().optional(),
    limit: z.string().optional(),
    page: z.string().optional(),
    sort: z.string().optional(),
  }),
  method: 'get',
  output: z.object({ docs: z.array(notice), unread: z.number().int() }),
  path: '/notices',
  run: async ({ person, req }) => {
    const docs = await newestNotices(req.payload, person.id, NEWEST)
    return { docs, unread: docs.filter((one) => !one.readAt).length }
  },
  summary: 'Read your notices',
  who: signedIn,
})
