import { JSDOM } from 'jsdom'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { LeaveWarning } from '@/components/ui/SaveBar/LeaveWarning'

let page: JSDOM['window']
let root: Root
let followed = 0

beforeAll(async () => {
  const { window } = new JSDOM(
    '<div id="root"></div><a id="away" href="/elsewhere"><b>Elsewhere</b></a><a id="file" href="/file.csv" download>File</a>',
    { pretendToBeVisual: true, url: 'http://localhost/' },
  )
  page = window
  const { document } = window
  // The dialog needs much of a browser once it opens.
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: window[name as keyof typeof window] })
  Object.assign(globalThis, { document, IS_REACT_ACT_ENVIRONMENT: true, window })
  document.addEventListener('click', (event) => {
    followed += 1
    event.preventDefault()
  })
  const { createRoot } = await import('react-dom/client')
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

describe('unsaved changes', () => {
  it('are in the way of another page only, not of a new window or a download', async () => {
    for (const more of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }])
      expect(await isFollowed('#away b', more)).toBe(true)
    expect(await isFollowed('#file')).toBe(true)
    expect(await isFollowed('#away b')).toBe(false)
  })
})
