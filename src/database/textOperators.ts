import type { DrizzleAdapter } from '@payloadcms/drizzle'
import {
  and,
  ilike,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  sql,
  type Column,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'

/** Accents of Latin, Greek, Cyrillic, Hebrew and Arabic, soft hyphens, joiners and other marks that nobody sees. */
const UNSEEN = sql.raw(
  "'[\\u00ad\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u200b-\\u200f\\u2060\\ufeff]'",
)

/** Typographic signs and what keyboards have for them; apostrophes at the end, which are left out. */
const TYPED = sql.raw(`'“”„–—‑øłđ‘’ʼ\`´''', '"""---old'`)

/** A text as it is compared with what people look for: without capitals, accents, apostrophes and typography. */
const folded = (text: SQLWrapper): SQL =>
  sql`replace(replace(replace(regexp_replace(normalize(translate(lower(${text}), ${TYPED}), NFKD), ${UNSEEN}, '', 'g'), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')`

/** Condition that a column contains a text as people mean it; what is nothing but signs that are left out, as it is. */
export const contains = (column: SQLWrapper, text: string): SQL => {
  const [within, sought] = [sql`${column}::text`, sql`${text}::text`]
  return sql`case when ${folded(sought)} = '' then strpos(lower(${within}), lower(${sought})) else strpos(${folded(within)}, ${folded(sought)}) end > 0`
}

/** Payload puts the text that is looked for between these; other patterns are its own. */
const LOOKED_FOR = /^%([^]*)%$/

const like = (column: Column, pattern: string): SQL => {
  const text = LOOKED_FOR.exec(pattern)?.[1]
  return text === undefined ? ilike(column, pattern) : contains(column, text)
}

/** The complement of `like`, which looks for each word. */
const notLike = (column: SQLWrapper, text: string): SQL | undefined =>
  or(isNull(column), not(and(...text.split(' ').map((word) => contains(column, word))) ?? sql`true`))

const notIn = (column: Column, values: unknown[] | SQLWrapper): SQL | undefined => {
  if (!Array.isArray(values)) return notInArray(column, values)
  const known = values.filter((value) => value !== null)
  const others = notInArray(column, known)
  return known.length < values.length ? and(isNotNull(column), others) : or(isNull(column), others)
}

/**
 * Compares texts as people mean it: `%`, `_` and `\` are characters like any other, accents and typographic signs need
 * not be typed, and what has no value is not something else. Payload passes texts to ILIKE as patterns, looks for whole
 * texts with `not_like`, and leaves out empty fields with `not_like` and `not_in`.
 */
export function compareAsTyped(adapter: DrizzleAdapter): void {
  adapter.operators = {
    ...adapter.operators,
    contains: like,
    like,
    not_in: notIn,
    not_like: notLike,
  } as DrizzleAdapter['operators']
}
