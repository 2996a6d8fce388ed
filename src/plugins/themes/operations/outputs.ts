import { z } from 'zod'
import type { ThemeChange } from '../lib/changes/findChanges'

/** Response schemas of theme operations, for the API description. */

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

/**
 * Returns a 409 response that lists what would be lost. It is a response, not an error, so that the transaction is
 * committed.
 */
export const lossResponse = (
  message: string,
  more: { changes: ThemeChange[]; themeId: string; version: number },
): Response =>
  Response.json({ code: 'conflict:themes', error: message, errors: [{ message }], ...more }, { status: 409 })
