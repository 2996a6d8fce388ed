import { z } from 'zod'
import { markAllRead } from '../../database/notices/notices'
import { defineOperation } from '../define'
import { signedIn } from '../routeRules'

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
