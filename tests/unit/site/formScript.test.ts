import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const SCRIPT = readFileSync('src/plugins/site/house/assets/site.js', 'utf8')

/** A page with a form to send and one to search, on which the site's script has run. */
function open() {
  const { window } = new JSDOM(
    '<form id="send" method="post"><button>Send</button></form><form id="search"><button>Search</button></form>',
    { runScripts: 'outside-only', url: 'https://a.example/' },
  )
  window.eval(SCRIPT)
  const { document } = window
  /** @returns whether the browser sends the form */
  const submit = (id: string) =>
    document.getElementById(id)!.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
  return { submit, window }
}

describe('a form of a website', () => {
  it('is sent once, however often its button is pressed', () => {
    const { submit } = open()
    expect([submit('send'), submit('send'), submit('send')]).toEqual([true, false, false])
  })

  it('can be sent again by a visitor who comes back to the page', () => {
    const { submit, window } = open()
    submit('send')
    window.dispatchEvent(new window.Event('pageshow'))
    expect([submit('send'), submit('send')]).toEqual([true, false])
  })

  it('searches as often as a visitor likes', () => {
    const { submit } = open()
    expect([submit('search'), submit('search')]).toEqual([true, true])
  })
})
