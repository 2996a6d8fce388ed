import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HOME = 'src/payload-patches'
const patches = readdirSync(HOME, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
const rows = readFileSync(join(HOME, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `/.test(line))
const rowOf = (patch: string): string[] =>
  rows
    .find((row) => row.startsWith(`| \`${patch}\` `))
    ?.split('|')
    .map((cell) => cell.trim()) ?? []

it('the README lists every patch, and no other', () => {
  expect(patches.length).toBeGreaterThan(5)
  expect(rows.map((row) => /^\| `(\w+)`/.exec(row)?.[1]).sort()).toEqual([...patches].sort())
})

it.each(patches)('%s states its reason, what it relies on, what ends it and its tests', (patch) => {
  const sources = globSync(`${HOME}/${patch}/*.{ts,tsx}`).map((file) => readFileSync(file, 'utf8'))
  for (const word of ['Why: ', 'Relies on: ', 'Ends with: '])
    expect(sources.filter((source) => source.includes(word)).length).toBeGreaterThan(0)
  const [, , internal, upstream, tests] = rowOf(patch)
  expect([internal, upstream].every(Boolean)).toBe(true)
  const named = [...(tests ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

/** What reaches around the public interfaces, and where it may. */
it.each([
  [
    'files inside of packages',
    /node_modules\/(?:@payloadcms|payload|next)\/|(?:from|import\() ?'(?:payload|@payloadcms\/[\w-]+|next)\/dist\//,
  ],
  ["globals of Payload's", /\b_payload_(?:clientConfigs|doNotCache\w+|clientSchemaMap)/],
  ["the header of Next's actions", /['"]next-action['"]/i],
  [
    "Payload's elements by class",
    /querySelector(?:All)?[^(]*\(\s*['"`][^'"`]*\.(?:template-default|doc-|field-|rs__|search-filter|collapsible|blocks-)/,
  ],
])('only patches use %s', (_, pattern) => {
  const users = globSync('src/**/*.{ts,tsx}').filter((file) => pattern.test(readFileSync(file, 'utf8')))
  expect(users.filter((file) => !file.startsWith(HOME))).toEqual([])
  expect(users.length).toBeGreaterThan(0)
})
