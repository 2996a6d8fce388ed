import { historyOf, nextHistory, type History, type Step } from '@/plugins/themes/lib/studio/history'

const after = (steps: Step[], history: History = historyOf({})): History => steps.reduce(nextHistory, history)
const choose = (changes: Record<string, string | undefined>, under?: 'houseAccent' | 'houseInk'): Step => ({
  changes,
  kind: 'choose',
  ...(under && { under }),
})

it('studio history undoes and redoes one change at a time', () => {
  const chosen = after([choose({ houseHeader: 'band' }), choose({ houseFooter: 'band' })])
  const back = after([{ kind: 'undo' }], chosen)
  expect(back.present).toEqual({ houseHeader: 'band' })
  expect(after([{ kind: 'undo' }, { kind: 'undo' }], back).present).toEqual({})
  expect(after([{ kind: 'redo' }], back).present).toEqual({ houseFooter: 'band', houseHeader: 'band' })
})

it('studio history discards undone changes once another value is chosen', () => {
  const other = after([choose({ houseHeader: 'band' }), { kind: 'undo' }, choose({ houseFooter: 'band' })])
  expect(after([{ kind: 'redo' }], other).present).toEqual({ houseFooter: 'band' })
})

it('studio history records the changes of a colour as one step until the colour is settled', () => {
  const walked = after([
    choose({ houseAccent: '#000001' }, 'houseAccent'),
    choose({ houseAccent: '#000002' }, 'houseAccent'),
    { kind: 'settle' },
    choose({ houseAccent: '#000003' }, 'houseAccent'),
  ])
  expect(after([{ kind: 'undo' }], walked).present).toEqual({ houseAccent: '#000002' })
  expect(after([{ kind: 'undo' }, { kind: 'undo' }], walked).present).toEqual({})
})

it('studio history ignores a repeated value and removes a cleared one', () => {
  expect(after([choose({ houseHeader: 'band' }), choose({ houseHeader: 'band' })]).past).toHaveLength(1)
  expect(after([choose({ houseLogo: 'one' }), choose({ houseLogo: undefined })]).present).toEqual({})
})
