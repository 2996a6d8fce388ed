import { z } from 'zod'

/** Input fields that identify the document of an operation. */
export const documentInput = {
  id: z.uuid().meta({ examples: ['0199c000-0000-7000-8000-000000000000'] }),
  type: z
    .string()
    .max(60)
    .meta({ examples: ['pages'] }),
}

/** Language code, such as `cy`. */
export const language = z
  .string()
  .min(2)
  .max(10)
  .meta({ examples: ['cy'] })

const text = z.object({
  kind: z.enum(['richText', 'text', 'textarea']),
  label: z.string(),
  /** Maximum number of characters; null if unlimited. */
  maxLength: z.number().nullable(),
  /** Names of fields and ids of rows, separated by dots. */
  path: z.string(),
  /** Headings of the rows that contain it, outermost first. */
  rows: z.array(z.string()),
  source: z.string(),
  state: z.enum(['changed', 'done', 'missing']),
  value: z.string(),
})

export const translations = z.object({
  /** Progress in each language except the main one. Empty if the site has one language or the type has no texts. */
  languages: z.array(
    z.object({
      changed: z.number(),
      code: z.string(),
      /** Translated texts, whether or not their source has changed since. */
      done: z.number(),
      label: z.string(),
      total: z.number(),
    }),
  ),
  main: z.object({ code: z.string(), label: z.string() }),
  mayWrite: z.boolean(),
  /** Texts with a source, in the requested language. Empty if none was requested. */
  texts: z.array(text),
  /** `updatedAt` of the newest version, in ISO 8601. */
  updatedAt: z.string(),
})

export type Translations = z.infer<typeof translations>
export type TranslatedText = z.infer<typeof text>
export type LanguageProgress = Translations['languages'][number]

/** Number of documents in each state. */
const stateCounts = { changed: z.number(), complete: z.number(), missing: z.number(), partial: z.number() }

export const overview = z.object({
  /** All languages except the main one. Empty if the site has one language. */
  languages: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      types: z.array(z.object({ ...stateCounts, label: z.string(), type: z.string() })),
    }),
  ),
  /** Number of documents that the worker has yet to count. */
  left: z.number(),
  main: z.object({ code: z.string(), label: z.string() }).nullable(),
})

export type Overview = z.infer<typeof overview>

export const foundDocuments = z.object({
  documents: z.array(
    z.object({ id: z.string(), changed: z.number(), done: z.number(), title: z.string(), total: z.number() }),
  ),
  pages: z.number(),
  total: z.number(),
})
