import { JSDOM } from 'jsdom'
import type { KeyboardEvent } from 'react'
import { treeKeys } from '@/plugins/pageTree/components/Tree/treeKeys'

const { window } = new JSDOM(
  '<div role="treegrid"><div role="row" data-page="first" tabindex="0"></div><div role="row" data-page="second" tabindex="-1"><button></button></div></div>',
)
const { document } = window
const before = globalThis.HTMLElement
beforeAll(() => void (globalThis.HTMLElement = window.HTMLElement as unknown as typeof HTMLElement))
afterAll(() => void (globalThis.HTMLElement = before))

function press(key: string, on: string): { selected: string[]; taken: string[] } {
  const taken: string[] = []
  const selected: string[] = []
  const nothing = () => undefined
  const onKeyDown = treeKeys({
    carried: { carrying: null, leave: nothing, putDown: nothing, step: nothing, take: (id) => void taken.push(id) },
    change: { select: (id) => void selected.push(id), undo: nothing },
    goTo: nothing,
    rows: [],
    setOpen: nothing,
  })
  const event = { currentTarget: document.querySelector('[role=treegrid]'), key, preventDefault: nothing }
  onKeyDown({ ...event, target: document.querySelector(on) } as unknown as KeyboardEvent<HTMLElement>)
  return { selected, taken }
}

describe('treeKeys', () => {
  it('applies a key to the focused row, even before the component knows that focus', () => {
    expect(press('m', '[data-page=second]')).toEqual({ selected: [], taken: ['second'] })
    expect(press(' ', '[data-page=second]')).toEqual({ selected: ['second'], taken: [] })
  })

  it('ignores keys on a control within a row', () => {
    expect(press('m', 'button')).toEqual({ selected: [], taken: [] })
  })
})
