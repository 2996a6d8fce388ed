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

describe('a key in the tree of pages', () => {
  it('is for the row that has the focus, also while the screen comes alive and has not heard of it', () => {
    expect(press('m', '[data-page=second]')).toEqual({ selected: [], taken: ['second'] })
    expect(press(' ', '[data-page=second]')).toEqual({ selected: ['second'], taken: [] })
  })

  it('is for the control of a row that has the focus', () => {
    expect(press('m', 'button')).toEqual({ selected: [], taken: [] })
  })
})
