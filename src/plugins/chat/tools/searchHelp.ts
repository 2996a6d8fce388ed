import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { findHelp } from '../lib/help/findHelp'
import { tool } from './documents'

export const searchHelp = defineOperation({
  ...tool,
  name: 'searchHelp',
  input: z.strictObject({ question: z.string().trim().min(1).max(300), tenant: z.uuid() }),
  method: 'post',
  output: z.object({ sections: z.array(z.object({ heading: z.string(), text: z.string() })) }),
  path: '/assistant/help',
  run: async ({ input: { question } }) => ({ sections: await findHelp(question) }),
  summary: 'Search the help for the assistant',
  tool: { description: 'Searches the help pages of this product: how something is done in the admin.' },
})
