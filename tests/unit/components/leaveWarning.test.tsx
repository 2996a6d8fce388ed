import { jest } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { act } from 'react'
import type { Root } from 'react-dom/client'

let page: JSDOM['window']
let root: Root
let followed = 0

// The dialog of the browser tests needs more of a browser than there is here.
jest.unstable_mockModule('@/components/ui/SaveBar/LeaveDialog', () => ({
  LeaveDialog: ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p role="alertdialog">Leave?</p> : null),
}))

beforeAll(async () => {
  const { window } = new JSDOM(
    '<div id="root"></div><a id="away" href="/elsewhere"><b>Elsewhere</b></a><a id="file" href="/file.csv" download>File</a>',
  )
  page = window
  const { document, Element } = window
  Object.assign(globalThis, { document, Element, IS_REACT_ACT_ENVIRONMENT: true, window })
  document.addEventListener('click', (event) => {
    followed += 1
    event.preventDefault()
  })
  const { createRoot } = await import('react-dom/client')
  const { LeaveWarning } = await import('@/components/ui/SaveBar/LeaveWarning')
  root = createRoot(document.querySelector('#root')!)
  await act(async () => root.render(<LeaveWarning isChanged />))
})
afterAll(() => act(async () => root.unmount()))

/** Whether a click is followed without a question. */
async function isFollowed(selector: string, more: MouseEventInit = {}): Promise<boolean> {
  const before = followed
  const click = new page.MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  await act(async () => void page.document.querySelector(selector)!.dispatchEvent(click))
  return followed > before
}

const isAsked = () => page.document.querySelector('[role=alertdialog]') !== null

describe('LeaveWarning', () => {
  it('asks before a link to another page is followed, but not before a new window or a download', async () => {
    for (const more of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }])
      expect(await isFollowed('#away b', more)).toBe(true)
    expect(await isFollowed('#file')).toBe(true)
    expect(isAsked()).toBe(false)
    expect(await isFollowed('#away b')).toBe(false)
    expect(isAsked()).toBe(true)
  })
})
