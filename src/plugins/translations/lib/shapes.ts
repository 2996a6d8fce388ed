import { z } from 'zod'

/** The document that an operation is about. */
export const named = {
  id: z.uuid().meta({ examples: ['0199c000-0000-7000-8000-000000000000'] }),
  type: z
    .string()
    .max(60)
    .meta({ examples: ['pages'] }),
}

/** Code of a language, such as `cy`. */
export const language = z
  .string()
  .min(2)
  .max(10)
  .meta({ examples: ['cy'] })

const text = z.object({
  kind: z.enum(['richText', 'text', 'textarea']),
  label: z.string(),
  /** Most characters that it takes; null for any number. */
  maxLength: z.number().nullable(),
  /** Names of fields and ids of rows, separated by dots. */
  path: z.string(),
  /** The rows in which it stands, from the outside in, in words. */
  rows: z.array(z.string()),
  source: z.string(),
  state: z.enum(['changed', 'done', 'missing']),
  value: z.string(),
})

export const translations = z.object({
  /** What there is for each language but the main one; none where the site has one language, or the type has no texts. */
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
  /** Those that have something in the main language, in the language that was asked for. */
  texts: z.array(text),
  /** Of the newest version: ISO moment. */
  updatedAt: z.string(),
})

export type Translations = z.infer<typeof translations>
export type TranslatedText = z.infer<typeof text>
export type LanguageProgress = Translations['languages'][number]

/** How many documents there are in each state. */
const inStates = { changed: z.number(), complete: z.number(), missing: z.number(), partial: z.number() }

export const overview = z.object({
  /** All but the main one; none where the site has one language. */
  languages: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      types: z.array(z.object({ ...inStates, label: z.string(), type: z.string() })),
    }),
  ),
  /** Documents that are not counted yet. The worker is at it. */
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
