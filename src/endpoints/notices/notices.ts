import { z } from 'zod'
import { markAllRead, readNewestNotices } from '@/database/notices/notices'
import { defineOperation } from '@/endpoints/define'
import { signedIn } from '@/endpoints/routeRules'

const MAX_NOTICES = 30

const notice = z.object({
  id: z.uuid(),
  body: z.string().nullable(),
  createdAt: z.string(),
  href: z.string().nullable(),
  readAt: z.string().nullable(),
  title: z.string(),
})

/** Reads the user's newest notifications and how many of them are unread. */
export const listNotices = defineOperation({
  name: 'listNotices',
  area: 'notices',
  audit: null,
  // Accepted as on every list of the API, but ignored.
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
    const docs = await readNewestNotices(req.payload, person.id, MAX_NOTICES)
    return { docs, unread: docs.filter((notice) => !notice.readAt).length }
  },
  summary: 'List your notifications',
  who: signedIn,
})

/** Marks all of the user's notifications as read. */
export const markNoticesRead = defineOperation({
  name: 'markNoticesRead',
  area: 'notices',
  audit: null,
  input: z.strictObject({}),
  method: 'post',
  output: z.object({ unread: z.literal(0) }),
  path: '/notices/read',
  run: async ({ person, req }) => {
    await markAllRead(req, person.id)
    return { unread: 0 as const }
  },
  summary: 'Mark your notifications as read',
  who: signedIn,
})
