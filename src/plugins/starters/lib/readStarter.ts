import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { CODES } from '@/lib/languages/codes'
import { studioChoices } from '@/plugins/themes/published'
import type { StarterKey } from './starters'

/** Location of the data, relative to the working directory. */
const FOLDER = ['src', 'plugins', 'starters', 'data']

/** A text in English, and in the other languages that somebody has written it in. */
const text = z.union([z.string(), z.partialRecord(z.enum(CODES), z.string()).and(z.looseObject({ en: z.string() }))])

const page = z.strictObject({
  /** Blocks as Payload stores them, with texts by language and formatted text as lines. */
  layout: z.array(z.looseObject({ blockType: z.string() })).default([]),
  /** Published at once. Default: a draft, because the house has to complete it. */
  live: z.boolean().default(false),
  slug: z.string(),
  summary: text.optional(),
  title: text,
})

const link = z.union([
  z.strictObject({ address: z.string(), label: text }),
  /** A page of the starter, by its slug. */
  z.strictObject({ page: z.string() }),
])

const menu = z.array(z.union([link, z.strictObject({ below: z.array(link), heading: text })]))

const starter = z.strictObject({
  /** Slugs of pages of `common.yaml`. */
  common: z.array(z.string()).default([]),
  footer: menu.default([]),
  /** Choices of a no-code theme. */
  look: studioChoices.optional(),
  main: menu.default([]),
  pages: z.array(page),
})

export type StarterMenu = z.output<typeof menu>
export type StarterLink = z.output<typeof link>
export type Starter = z.output<typeof starter>

const known = new Map<StarterKey, Starter>()

/** Reads a starter, with the pages that it shares with others after its own. Once per process. */
export function readStarter(key: StarterKey): Starter {
  const cached = known.get(key)
  if (cached) return cached
  const read = readYaml(key, starter)
  const common = readYaml('common', z.array(page))
  const pages = [
    ...read.pages,
    ...read.common.map((slug) => {
      const found = common.find((one) => one.slug === slug)
      if (!found) throw new Error(`The starter ${key} names a page "${slug}" that common.yaml does not have.`)
      return found
    }),
  ]
  const complete = { ...read, pages }
  known.set(key, complete)
  return complete
}

function readYaml<Value>(name: string, schema: z.ZodType<Value>): Value {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), ...FOLDER, `${name}.yaml`)
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')))
  if (error) throw new Error(`${file} is not valid. Correct it:\n${z.prettifyError(error)}`)
  return data
}
