import { z } from 'zod'
import type { ThemeChange } from '../lib/changes/findChanges'

/** What calls about themes answer, for the description of the API. */

export const problemOutput = z.object({
  column: z.number().nullable(),
  file: z.string(),
  line: z.number().nullable(),
  message: z.string(),
})

const changedDocument = z.object({ collection: z.string(), href: z.string(), id: z.string(), title: z.string() })

export const changeOutput = z.object({
  count: z.number(),
  documents: z.array(changedDocument),
  kind: z.enum(['blockGone', 'fieldGone', 'fieldRequired', 'fieldType', 'schemeGone', 'templateGone']),
  message: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
})

export const savedTheme = z.object({ message: z.string(), themeId: z.uuid() })

/** A refusal that says what would be lost. What was done besides stays done: it is an answer and no error. */
export const lossAnswer = (
  message: string,
  more: { changes: ThemeChange[]; themeId: string; version: number },
): Response =>
  Response.json({ code: 'conflict:themes', error: message, errors: [{ message }], ...more }, { status: 409 })
