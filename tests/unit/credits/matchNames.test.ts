import { isOneApart, matchNames } from '@/plugins/credits/lib/matchNames'

const people = [
  'Jane Doe',
  'Zoë Müller',
  'Ann Lee',
  'Lee Ann',
  'Søren Ångström',
  'John Smith',
  'Jon Smith',
  'Smith',
].map((name, index) => ({ id: String(index), name }))

const found = (name: string) => {
  const [{ same, similar } = { same: [], similar: [] }] = matchNames([name], people)
  return { same: same.map((one) => one.name), similar: similar.map((one) => one.name) }
}

it.each([
  ['Jane Doe', ['Jane Doe'], []],
  ['DOE, Jane', ['Jane Doe'], []],
  ['Zoe Muller', ['Zoë Müller'], []],
  ['Soren Angstrom', ['Søren Ångström'], []],
  ['Jnae Doe', [], ['Jane Doe']],
  ['Janet Doe', [], ['Jane Doe']],
  ['Jane M. Doe', [], ['Jane Doe']],
  ['Ann Lee', ['Ann Lee', 'Lee Ann'], []],
  ['Jhon Smiht', [], ['John Smith']],
  ['John Smith', ['John Smith'], []],
  ['Jane', [], []],
  ['Jane Roe', [], []],
  ['Ana Lee', [], []],
  ['!!', [], []],
] as [string, string[], string[]][])('matchNames compares %s with known people', (name, same, similar) =>
  expect(found(name)).toEqual({ same, similar }),
)

it('matchNames returns a result for each name, including repeated ones', () => {
  const matches = matchNames(['Jane Doe', 'Nobody Here', 'Doe Jane'], people)
  expect(matches.map(({ same }) => same.map(({ id }) => id))).toEqual([['0'], [], ['0']])
})

it('isOneApart recognises one swapped, missing, added or different letter', () => {
  for (const other of ['mraia', 'mari', 'marias', 'marie', 'aria'])
    expect([other, isOneApart('maria', other)]).toEqual([other, true])
  for (const other of ['marla s', 'airam', 'mar', 'mario lanza'])
    expect([other, isOneApart('maria', other)]).toEqual([other, false])
})

it('matchNames finds hundreds of names among tens of thousands of people', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => ({
    id: String(index),
    name: `Person${index} Family${index % 500}`,
  }))
  const matches = matchNames(
    Array.from({ length: 800 }, (_, index) => `Family${index % 500} Person${index}`),
    many,
  )
  expect(matches.every(({ same }) => same.length === 1)).toBe(true)
})
