import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const SCRIPT = readFileSync('src/plugins/site/house/assets/site.js', 'utf8')
const PING = '/-/pressed/0199c000-0000-7000-8000-000000000000'

/** A page with two booking links, one of which is counted, on which the site's script has run. */
function open({ canSend = true } = {}) {
  const { window } = new JSDOM(
    `<a data-booking="true" href="#counted" id="counted" ping="${PING}"><span>Book</span></a><a data-booking="true" href="#plain" id="plain">Book</a>`,
    { runScripts: 'outside-only', url: 'https://a.example/' },
  )
  const sent: unknown[][] = []
  Object.assign(window.navigator, { sendBeacon: (...of: unknown[]) => canSend && sent.push(of) > 0 })
  window.eval(SCRIPT)
  const { document } = window
  const press = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true }))
  return { document, press, sent }
}

describe('the press of a booking link', () => {
  it('is reported once, with nothing but the address, and the link goes on to its target', () => {
    const { document, press, sent } = open()
    expect(press('#counted span')).toBe(true)
    expect(sent).toEqual([[PING]])
    expect(document.getElementById('counted')!.hasAttribute('ping')).toBe(false)
    press('#counted')
    expect(sent.length).toBe(1)
  })

  it('is left to the browser where the script cannot report it', () => {
    const { document, press } = open({ canSend: false })
    press('#counted')
    expect(document.getElementById('counted')!.getAttribute('ping')).toBe(PING)
  })

  it('is not reported where the site does not count', () => {
    const { press, sent } = open()
    press('#plain')
    expect(sent).toEqual([])
  })
})
