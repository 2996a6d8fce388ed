import { whenCondition, sortForWhen, whenOf } from '@/lib/events/when'

type Condition = Record<string, unknown>

/** What PostgreSQL makes of a condition: nothing compares with a moment that is not there. */
function meets(instance: { start: string | null; end: string | null }, condition: Condition): boolean {
  return Object.entries(condition).every(([path, rule]) => {
    if (path === 'or') return (rule as Condition[]).some((one) => meets(instance, one))
    if (path === 'and') return (rule as Condition[]).every((one) => meets(instance, one))
    const value = instance[path as 'end' | 'start']
    const [operator, wanted] = Object.entries(rule as Condition)[0]!
    if (operator === 'exists') return (value !== null) === wanted
    return value !== null && (operator === 'less_than' ? value < String(wanted) : value >= String(wanted))
  })
}

const NOW = '2026-11-21T12:00:00.000Z'
const [BEFORE, AFTER] = ['2026-11-21T10:00:00.000Z', '2026-11-21T14:00:00.000Z']

describe('upcoming and past performances', () => {
  it.each([
    ['one that is over', BEFORE, BEFORE, 'past'],
    ['one that has begun and not ended', BEFORE, AFTER, 'coming'],
    ['one that has begun, without an end', BEFORE, null, 'past'],
    ['one tomorrow', AFTER, null, 'coming'],
    ['one without a date yet', null, null, 'coming'],
  ] as const)('lists %s in one of the lists only', (_, start, end, list) => {
    expect(meets({ end, start }, whenCondition(list, NOW) as Condition)).toBe(true)
    expect(meets({ end, start }, whenCondition(list === 'past' ? 'coming' : 'past', NOW) as Condition)).toBe(false)
    expect(whenCondition('all', NOW)).toBeNull()
  })

  it('are sorted nearest first, and upcoming ones are the default', () => {
    expect([sortForWhen('coming'), sortForWhen('past')]).toEqual(['start', '-start'])
    expect([undefined, 'past', 'all', 'nonsense', ['past']].map(whenOf)).toEqual([
      'coming',
      'past',
      'all',
      'coming',
      'coming',
    ])
  })
})
