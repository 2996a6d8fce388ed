import { z } from 'zod'
import { defineOperation } from '@/exports/server'
import { findHelp } from '@/lib/help/findHelp'
import { tool } from './documents'

const MAX_SECTIONS = 3
const MAX_TEXT_LENGTH = 2_500
/** An answer to another question is worse than none: one rare word of the question that is missing is too much. */
const MIN_SHARE = 0.55

export const searchHelp = defineOperation({
  ...tool,
  name: 'searchHelp',
  input: z.strictObject({ question: z.string().trim().min(1).max(300), tenant: z.uuid() }),
  method: 'post',
  output: z.object({ sections: z.array(z.object({ heading: z.string(), text: z.string() })) }),
  path: '/assistant/help',
  run: async ({ input: { question } }) => ({
    sections: (await findHelp(question, MAX_SECTIONS, MIN_SHARE)).map(({ heading, text }) => ({
      heading,
      text: text.trim().slice(0, MAX_TEXT_LENGTH),
    })),
  }),
  summary: 'Search the help for the assistant',
  tool: { description: 'Searches the help pages of this product: how something is done in the admin.' },
})
