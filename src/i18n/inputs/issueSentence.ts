import type { z } from 'zod'
import { fixedMessages } from '@/i18n/fixed/en'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'
import { sayProblem, type InputMessages, type Speaker } from './inputProblem'

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

/** What a sentence needs to know beside the issue. */
export interface IssueContext {
  language: string
  speaker: Speaker
  /** An example of the value at a path, for formats. */
  exampleOf?: (path: readonly PropertyKey[]) => string | null
  /** Whether to list the values of a choice: for files that are written by hand. Default: false. */
  listsChoices?: boolean
}

const TYPES: Record<string, keyof InputMessages> = {
  array: 'list',
  boolean: 'yesNo',
  date: 'moment',
  int: 'wholeNumber',
  nan: 'number',
  number: 'number',
  object: 'group',
  record: 'group',
  string: 'text',
}

const FORMATS: Record<string, keyof InputMessages> = {
  date: 'day',
  datetime: 'moment',
  email: 'email',
  guid: 'id',
  safeint: 'wholeNumber',
  time: 'time',
  url: 'address',
  uuid: 'id',
}

const LIMITS: Record<string, Record<'exact' | 'least' | 'most', keyof InputMessages>> = {
  array: { exact: 'entriesExact', least: 'entriesLeast', most: 'entriesMost' },
  string: { exact: 'exact', least: 'least', most: 'most' },
}

const MAX_NAMES = 3
const MAX_NAME = 60

/**
 * Says what is expected of an input, with the name of its field: zod's own messages speak of types and show patterns.
 * @param around path of the value that the issue's own path starts from
 */
export function issueSentence(issue: Issue, context: IssueContext, around: readonly PropertyKey[] = []): string {
  const path = [...around, ...(issue.path ?? [])]
  const say = (key: keyof InputMessages, values?: Record<string, number | string>) =>
    sayProblem(context.speaker, key, path, values)
  if (issue.code === 'unrecognized_keys') {
    const name = issue.keys
      .slice(0, MAX_NAMES)
      .map((key) => key.slice(0, MAX_NAME))
      .join(', ')
    return say(path.length > 0 ? 'unknownIn' : 'unknown', { name })
  }
  if (path.length === 0) return fixedMessageIn(context.language, fixedMessages.requestFormat)
  if ('input' in issue && issue.input === undefined) return say('required')
  switch (issue.code) {
    case 'invalid_type':
      return say(TYPES[issue.expected] ?? 'wrong')
    case 'invalid_value':
      return context.listsChoices ? say('choices', { choices: issue.values.map(String).join(', ') }) : say('choice')
    case 'invalid_format': {
      const key = FORMATS[issue.format]
      if (key) return say(key)
      if ('prefix' in issue && typeof issue.prefix === 'string') return say('begins', { prefix: issue.prefix })
      const example = context.exampleOf?.(path)
      return example ? say('formatLike', { example }) : say('format')
    }
    case 'too_small':
      return say(...smallest(issue))
    case 'too_big':
      return say(...largest(issue))
    case 'invalid_union':
      return unionSentence(issue, context, path) ?? say('choice')
    case 'invalid_key':
      return say('wrongName')
    default:
      return say('wrong')
  }
}

type Words = [keyof InputMessages, Record<string, number | string>]

function smallest({ exact, inclusive, minimum, origin }: z.core.$ZodIssueTooSmall | RawOf<'too_small'>): Words {
  const values = { minimum: Number(minimum) }
  const words = LIMITS[origin]
  if (words && Number(minimum) === 1 && !exact) return ['required', values]
  if (words) return [exact ? words.exact : words.least, values]
  return [inclusive === false ? 'above' : 'numberLeast', values]
}

function largest({ exact, inclusive, maximum, origin }: z.core.$ZodIssueTooBig | RawOf<'too_big'>): Words {
  const words = LIMITS[origin]
  if (words) return [exact ? words.exact : words.most, { maximum: Number(maximum), minimum: Number(maximum) }]
  return [inclusive === false ? 'below' : 'numberMost', { maximum: Number(maximum) }]
}

type RawOf<Code extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>

/** Of the kinds that a value may have, the one that it comes closest to. */
function unionSentence(
  { errors }: z.core.$ZodIssueInvalidUnion | RawOf<'invalid_union'>,
  context: IssueContext,
  path: readonly PropertyKey[],
): string | null {
  const firsts = errors.flatMap(([first]) => (first ? [first] : []))
  const closest =
    firsts.find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value') ??
    firsts.find(({ code }) => code === 'invalid_type') ??
    firsts[0]
  return closest ? issueSentence(closest, context, path) : null
}
