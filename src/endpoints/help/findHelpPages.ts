import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { signedIn } from '@/endpoints/routeRules'
import { findHelp } from '@/lib/help/findHelp'

const MAX_SECTIONS = 6

/** Finds sections of the help by words. The help is the same for every site. */
export const findHelpPages = defineOperation({
  name: 'findHelpPages',
  area: 'help',
  audit: null,
  input: z.strictObject({ search: z.string().trim().min(1).max(200) }),
  method: 'get',
  output: z.object({ sections: z.array(z.object({ heading: z.string(), path: z.string() })) }),
  path: '/help',
  run: async ({ input: { search } }) => ({
    sections: (await findHelp(search, MAX_SECTIONS)).map(({ heading, path }) => ({ heading, path })),
  }),
  summary: 'Find sections of the help',
  who: signedIn,
})
