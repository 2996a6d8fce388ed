import { FetchBudget, type Fetched } from '@/plugins/movingIn/lib/bring/FetchBudget'
import { FetchFailed, type FetchProblem } from '@/plugins/movingIn/lib/bring/fetchFile'
import { asciiHost, bareHost } from '@/plugins/movingIn/lib/hosts'
import { MAX_FETCHED_FILES, MAX_FETCHED_TOTAL, MAX_SLOW } from '@/plugins/movingIn/lib/limits'

const rules = { allowedHosts: [], contact: '', hosts: new Set<string>() }

function budgetOf(fetched: Partial<Fetched> = {}, problem: FetchProblem | null = null, bytes = 0) {
  const calls: string[] = []
  const state = { bytes: 0, files: 0, slow: new Map<string, number>(), ...fetched }
  const hasProblem = { now: problem }
  const budget = new FetchBudget(rules, state, (address) => {
    calls.push(address)
    return hasProblem.now
      ? Promise.reject(new FetchFailed(hasProblem.now, new URL(address).hostname, bytes))
      : Promise.resolve(Buffer.alloc(10))
  })
  return { budget, calls, hasProblem, state }
}

const at = (host: string): string => `https://${host}/a.jpg`

describe('What is fetched of an old website', () => {
  it('counts, and ends with the last byte or file that may come', async () => {
    const { budget, state } = budgetOf({ bytes: MAX_FETCHED_TOTAL - 1, files: 3 })
    await expect(budget.take(at('a.example'))).resolves.toHaveLength(10)
    expect(state).toMatchObject({ bytes: MAX_FETCHED_TOTAL + 9, files: 4 })
    await expect(budget.take(at('a.example'))).rejects.toMatchObject({ problem: 'fetchTotal' })
    await expect(budgetOf({ files: MAX_FETCHED_FILES }).budget.take(at('a.example'))).rejects.toMatchObject({
      problem: 'fetchTotal',
    })
  })

  it('counts if it was too large to keep, but not if nothing came', async () => {
    const { budget, hasProblem, state } = budgetOf({}, 'fetchTooLarge', 5_000)
    await expect(budget.take(at('a.example'))).rejects.toMatchObject({ problem: 'fetchTooLarge' })
    expect(state).toMatchObject({ bytes: 5_000, files: 1 })
    const { budget: gone, state: after } = budgetOf({}, 'fetchGone')
    await expect(gone.take(at('a.example'))).rejects.toMatchObject({ problem: 'fetchGone' })
    expect(after).toMatchObject({ bytes: 0, files: 0 })
    hasProblem.now = null
    await expect(budget.take(at('a.example'))).resolves.toHaveLength(10)
  })

  it('is noted on what it was fetched for, each time anew', async () => {
    const { budget } = budgetOf({ bytes: 7, files: 7 })
    const data = { file: at('a.example') }
    const before = budget.spent()
    expect(budget.noteOn(data, before)).toBe(data)
    await budget.take(data.file)
    await budget.take(data.file)
    expect(budget.noteOn(data, before)).toEqual({ ...data, fetched: 20, fetches: 2 })
    // As items had it that knew of one file only.
    expect(budget.noteOn({ ...data, fetched: 100 }, before)).toEqual({ ...data, fetched: 120, fetches: 3 })
  })

  it('comes no more from a host that took too long many times in a row, but from others', async () => {
    const { budget, calls, hasProblem } = budgetOf({ slow: new Map([['slow.example', MAX_SLOW - 1]]) }, 'fetchSlow')
    await expect(budget.take(at('slow.example'))).rejects.toMatchObject({ problem: 'fetchSlow' })
    await expect(budget.take(at('slow.example'))).rejects.toMatchObject({ problem: 'fetchSlow' })
    expect(calls).toEqual([at('slow.example')])
    hasProblem.now = null
    await expect(budget.take(at('quick.example'))).resolves.toHaveLength(10)
  })

  it('comes again from a host that was slow in between', async () => {
    const { budget, calls, hasProblem } = budgetOf({ slow: new Map([['a.example', MAX_SLOW - 1]]) })
    await budget.take(at('a.example'))
    hasProblem.now = 'fetchSlow'
    await expect(budget.take(at('a.example'))).rejects.toMatchObject({ problem: 'fetchSlow' })
    hasProblem.now = 'fetchGone'
    await expect(budget.take(at('a.example'))).rejects.toMatchObject({ problem: 'fetchGone' })
    expect(calls).toHaveLength(3)
  })
})

describe('A host with letters of any alphabet', () => {
  it('is the same however it is written', () => {
    expect(asciiHost('Bücher.example:8080')).toBe('xn--bcher-kva.example:8080')
    expect(bareHost('www.BÜCHER.example')).toBe(bareHost(new URL('https://bücher.example/a').host))
    expect(bareHost('not a host')).toBe('not a host')
  })
})
