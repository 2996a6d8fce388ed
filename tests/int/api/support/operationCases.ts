import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { AnyOperation } from '@/endpoints/define'
import { placesOf, sampleOf, withValue, type JsonSchema, type Place } from './samples'

/** One input that an operation should not take as it is. */
export interface InputCase {
  name: string
  /** As a caller sends it, parts of the path included; a text is a body as it is. */
  input: Record<string, unknown> | string
  /** The input does not fit its schema. */
  isRefused: boolean
  /** Names that the caller made up: a refusal may repeat them. */
  sentNames?: string[]
  /** The place that the refusal must name. */
  wrong: Place | null
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: [deep(levels - 1)] })

/** Values of every kind that JSON has, and what callers with a purpose send. */
const VALUES: [string, unknown][] = [
  ['nothing', null],
  ['true', true],
  ['a number', 42],
  ['a broken number', -1.5e-7],
  ['a text', 'x'],
  ['an empty text', ''],
  ['blanks', ' \n\t '],
  ['a long text', 'x'.repeat(100_000)],
  ['strange letters', '\u202e🎭\u200f\ufeff'],
  ['a statement', `'; drop table tenants; --`],
  ['an unknown id', '01999999-0000-7000-8000-000000000000'],
  ['almost an id', '01999999-0000-7000-8000-00000000000G'],
  ['a list', []],
  ['a list of nothing', [null]],
  ['lists in lists', [[[]]]],
  ['an object', {}],
  ['an operator', { $ne: null }],
  ['a condition', { equals: '' }],
  ['names of objects', { hasOwnProperty: 1, toString: 'x', valueOf: null }],
  ['junk', deep(12)],
]

const BODIES = [
  'null',
  '[]',
  '[{}]',
  '"x"',
  '42',
  '{"a":',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
]
const UNKNOWN_KEYS: [string, unknown][] = [
  ['isAdmin', true],
  ['$where', '1'],
  ['user', { id: 1 }],
  ['overrideAccess', true],
  ['toString', 'x'],
  ['', 1],
]
const PATH_VALUES = [
  'x',
  'null',
  'undefined',
  '0',
  '-1',
  '1e999',
  'true',
  'toString',
  '0'.repeat(300),
  "1' or '1'='1",
  '01999999-0000-7000-8000-00000000000G',
  '🎭',
  '..;',
]

const schemaOf = ({ input }: AnyOperation): JsonSchema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema

export const partsOfPath = ({ path }: Pick<AnyOperation, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** Texts that fit rules which a schema cannot say. */
const FITTING = [
  'en',
  'EUR',
  'Europe/London',
  'https://theatre.example/',
  'theatre.example.org',
  'a-theatre',
  'long enough for a password',
]

/** An input of an operation's form. @param known values that exist, by name */
export function inputOf(operation: AnyOperation, known: Record<string, unknown>): Record<string, unknown> {
  const input: unknown = { ...(sampleOf(schemaOf(operation)) as object), ...known }
  const fitted = issuesOf(operation, input).reduce((one, place) => {
    const fitting = FITTING.map((text) => withValue(one, place, text)).find(
      (other) => !isNamed(issuesOf(operation, other), place),
    )
    return fitting ?? one
  }, input)
  return fitted as Record<string, unknown>
}

const issuesOf = ({ input: schema }: AnyOperation, input: unknown): Place[] =>
  schema.safeParse(input).error?.issues.map(({ path }) => path as Place) ?? []

/** Is the place among those that are complained of, or one around it, or inside? */
function isNamed(issues: Place[], place: Place): boolean {
  const [text, ...others] = [place, ...issues].map((one) => `${one.join('.')}.`)
  return others.some((one) => one !== '.' && (one.startsWith(text!) || text!.startsWith(one)))
}

/** All cases of an operation, made from its schema. @param known values that exist, for parts of the path */
export function casesOf(operation: AnyOperation, known: Record<string, unknown>): InputCase[] {
  const schema = schemaOf(operation)
  const inPath = new Set(partsOfPath(operation))
  const isQuery = operation.method === 'get'
  const good = inputOf(operation, known)
  const makeCase = (name: string, input: Record<string, unknown>, place: Place | null): InputCase => {
    const issues = operation.input.safeParse(input).error?.issues ?? []
    const places = issues.map(({ path }) => path as Place)
    return {
      name: `${operation.name}: ${name}`,
      input,
      isRefused: issues.length > 0,
      sentNames: issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])),
      wrong: place && isNamed(places, place) ? place : null,
    }
  }
  const places = placesOf(schema).filter(({ place }) => !inPath.has(String(place[0])))
  const wrongValues = isQuery ? VALUES.filter(([, value]) => typeof value === 'string') : VALUES
  const values = places.flatMap(({ place }) =>
    wrongValues.map(([what, value]) =>
      makeCase(`${place.join('.')} = ${what}`, withValue(good, place, value) as Record<string, unknown>, place),
    ),
  )
  const missing = (schema.required ?? [])
    .filter((name) => !inPath.has(name))
    .map((name) => makeCase(`no ${name}`, withValue(good, [name], undefined) as Record<string, unknown>, [name]))
  const unknown = UNKNOWN_KEYS.map(([name, value]) =>
    makeCase(`unknown key ${name}`, { ...good, [name]: isQuery ? String(value) : value }, null),
  )
  const ids = [...inPath].flatMap((name) =>
    [...PATH_VALUES, randomUUID()].map((value) =>
      makeCase(`${name} in the path = ${value.slice(0, 40)}`, { ...good, [name]: value }, [name]),
    ),
  )
  const bodies =
    isQuery || operation.method === 'delete'
      ? []
      : BODIES.map((body): InputCase => ({
          name: `${operation.name}: body ${body}`,
          input: body,
          isRefused: true,
          wrong: null,
        }))
  return [...values, ...missing, ...unknown, ...ids, ...bodies]
}

/** Fields of an operation that no kind of value is too strange for. */
export function openPlaces(operation: AnyOperation, known: Record<string, unknown>): string[] {
  const good = inputOf(operation, known)
  return placesOf(schemaOf(operation)).flatMap(({ place }) => {
    const isTaken = (value: unknown) => !isNamed(issuesOf(operation, withValue(good, place, value)), place)
    return [null, true, 42, 'x', [], {}].every(isTaken) ? [`${operation.name}.${place.join('.')}`] : []
  })
}
