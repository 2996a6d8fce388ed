import { z } from 'zod'
import type { AnyOperation } from '@/endpoints/define'
import { inputLabel } from '@/i18n/inputs/inputLabel'
import { parseInput } from '@/i18n/inputs/parseInput'
import type { InputCase } from './operationCases'
import { placesOf, type JsonSchema } from './samples'

const LANGUAGES = ['en', 'cy', 'es', 'ar'] as const

/** What zod, JavaScript or a database says, and no person. */
const OF_MACHINES =
  /\b(?:invalid (?:input|option|string|key|type)|expected (?:string|number|one of)|received|undefined|unrecognized|too (?:big|small)|null|NaN|uuid|regex|pattern|unexpected (?:end|number|token))\b|[\^\\]|\(\?|=>|\[object/i

/** Names as code writes them: `bookingLinkURL`, `ending_before`. */
const OF_CODE = /(?<![\w-])(?:[a-z]+[A-Z]\w*|[a-z]+_[a-z_]+)\b/

/**
 * What is wrong with a sentence that a person or a program reads when an input is refused; null if nothing is.
 * @param sent names that the caller made up: they may be repeated
 */
export function sentenceFault(message: string, sent: readonly string[] = []): string | null {
  const own = sent
    .filter(Boolean)
    .reduce((text, name) => text.replaceAll(name, ''), message)
    .replace(/\b[\w-]+\.[\w.]+\b|https?:\/\/\S+/g, '')
  const machine = OF_MACHINES.exec(own)
  if (machine) return `says “${machine[0]}”`
  const code = OF_CODE.exec(own)
  return code && `shows “${code[0]}”`
}

/** Everything that is wrong with what the callers of an operation read, in each language. */
export function sentenceFaults({ input: schema, name }: AnyOperation, cases: readonly InputCase[]): string[] {
  const faults = new Set<string>()
  const places = placesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).map(
    (known) => known.place,
  )
  for (const { input, sentNames } of cases) {
    if (typeof input === 'string') continue
    const said = LANGUAGES.map((language) => {
      const parsed = parseInput(schema, input, { language })
      return 'problems' in parsed ? parsed.problems : []
    })
    const issues = schema.safeParse(input).error?.issues ?? []
    const [english = []] = said
    for (const [at, { message, path }] of english.entries()) {
      const texts = said.map((problems) => problems[at]?.message ?? '')
      const fault =
        texts.map((text) => sentenceFault(text, sentNames)).find((found) => found !== null) ??
        (texts.every((text) => text.endsWith('.')) ? null : 'does not end') ??
        (new Set(texts).size < LANGUAGES.length ? 'is the same in two languages' : null)
      if (fault) faults.add(`${name}, ${path || 'as a whole'}: ${fault}: ${message}`)
      const place = issues.find((issue) => issue.path.join('.') === path)?.path ?? []
      for (const [index, language] of LANGUAGES.entries()) {
        if (place.length === 0 || isOfContent(schema, place)) continue
        // A value of several kinds is named by the place inside that comes closest.
        const inside = places.filter(
          (other) => !isOfContent(schema, other) && place.every((part, level) => other[level] === part),
        )
        const labels = [place, ...inside].map((one) => inputLabel(one, language))
        if (labels.includes(null) || !labels.some((label) => label && texts[index]?.includes(label)))
          faults.add(`${name}, ${path}: does not name its field in ${language}: ${texts[index]}`)
      }
    }
  }
  return [...faults]
}

/** Whether only the content of a site names the value at a path: the keys of a record. */
function isOfContent(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const [part, ...rest] = path
  if (part === undefined) return false
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return isOfContent(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodPipe) return isOfContent(schema.in as z.ZodType, path)
  if (schema instanceof z.ZodArray) return isOfContent(schema.element as z.ZodType, rest)
  const inner = schema instanceof z.ZodObject ? (schema.shape as Record<PropertyKey, z.ZodType>)[part] : undefined
  return inner ? isOfContent(inner, rest) : schema instanceof z.ZodRecord || schema instanceof z.ZodObject
}
