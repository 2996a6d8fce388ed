import { readFileSync } from 'node:fs'
import { JSDOM, VirtualConsole } from 'jsdom'

const SCRIPT = readFileSync('src/plugins/site/house/assets/site.js', 'utf8')
const WORK = { scripts: [{ purpose: 'statistics', src: 'https://figures.example/a.js' }] }
const BUTTON = '<button data-consent-settings hidden type="button">Cookie settings</button>'

/**
 * A page with the banner, opened with an earlier answer, on which the site's script has run.
 * @param own attributes of the banner
 */
function open({
  answer,
  before = '',
  buttons = BUTTON,
  own = '',
  state,
}: { answer?: string; before?: string; buttons?: string; own?: string; state?: object } = {}) {
  const virtualConsole = new VirtualConsole()
  let reloads = 0
  // The only navigation of these pages is to load them again, which JSDOM reports instead.
  virtualConsole.on('jsdomError', ({ message }) => void (/navigation/.test(message) && reloads++))
  const { window } = new JSDOM(
    `<script id="site-work" type="application/json">${JSON.stringify(WORK)}</script>${before}
    <footer>${buttons}</footer>${buttons}
    <section hidden id="consent"${own}><button data-consent="all">Accept</button><button data-consent="needed">No</button></section>`,
    { runScripts: 'outside-only', url: 'https://a.example/', virtualConsole },
  )
  const { document, history } = window
  if (answer) document.cookie = `callboard-consent=${answer}; Secure`
  if (state) history.replaceState(state, '')
  window.eval(SCRIPT)
  const banner = document.getElementById('consent')!
  const settings = [...document.querySelectorAll<HTMLElement>('[data-consent-settings]')]
  return {
    banner,
    choose: (name: string) => document.querySelector<HTMLElement>(`[data-consent="${name}"]`)!.click(),
    document,
    history,
    reloads: () => reloads,
    scripts: () => document.querySelectorAll('script[src]').length,
    settings,
    showFromMemory: () => window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true })),
  }
}

describe('a visitor who has accepted cookies', () => {
  it('is not asked again, and opens the banner by the first button, with the focus in it', () => {
    const { banner, document, scripts, settings } = open({ answer: 'all' })
    expect([banner.hidden, scripts(), settings.map(({ hidden }) => hidden)]).toEqual([true, 1, [false, true]])
    settings[0]!.click()
    expect([banner.hidden, document.activeElement === banner]).toEqual([false, true])
  })

  it('withdraws by the banner: the answer is replaced and the page is loaded again', () => {
    const { banner, choose, document, history, reloads, settings } = open({ answer: 'all' })
    settings[0]!.click()
    choose('needed')
    expect([banner.hidden, document.cookie, reloads()]).toEqual([true, 'callboard-consent=needed', 1])
    expect(history.state).toEqual({ 'callboard-consent': true })
  })

  it('keeps the page when the answer stays the same, with the focus back on the button', () => {
    const { banner, choose, document, history, reloads, settings } = open({ answer: 'all' })
    settings[0]!.click()
    choose('all')
    expect([banner.hidden, reloads(), history.state]).toEqual([true, 0, null])
    expect(document.activeElement).toBe(settings[0])
  })

  it('is not followed by a page from the memory of the browser after withdrawing on another', () => {
    const { document, reloads, showFromMemory } = open({ answer: 'all' })
    showFromMemory()
    expect(reloads()).toBe(0)
    document.cookie = 'callboard-consent=needed; Secure'
    showFromMemory()
    expect(reloads()).toBe(1)
  })
})

describe('a visitor who has withdrawn', () => {
  it('gets the focus back on the button, once, and no script', () => {
    const { document, history, scripts, settings } = open({
      answer: 'needed',
      state: { 'callboard-consent': true, own: 1 },
    })
    expect([document.activeElement === settings[0], scripts()]).toEqual([true, 0])
    expect(history.state).toEqual({ 'callboard-consent': false, own: 1 })
  })

  it('can accept again without a reload', () => {
    const { choose, reloads, scripts, settings } = open({ answer: 'needed' })
    settings[0]!.click()
    choose('all')
    expect([reloads(), scripts()]).toEqual([0, 1])
  })
})

it('a visitor who has not answered is asked, without losing the place on the page', () => {
  const { banner, choose, document, reloads } = open()
  expect(banner.hidden).toBe(false)
  choose('needed')
  expect([banner.hidden, reloads(), document.activeElement === document.body]).toEqual([true, 0, true])
})

it.each([
  ['without a button for the settings', ''],
  ['beside the button for the settings', BUTTON],
])(
  'a banner of a theme that takes the focus is answered %s: scripts load, and the place on the page stays',
  (_, buttons) => {
    const { banner, choose, document, scripts } = open({ buttons, own: ' tabindex="-1"' })
    choose('all')
    expect([banner.hidden, scripts(), document.activeElement === document.body]).toEqual([true, 1, true])
  },
)

it('a page from the memory of the browser follows consent that was given on another', () => {
  const { banner, document, scripts, showFromMemory } = open()
  expect([banner.hidden, scripts()]).toEqual([false, 0])
  document.cookie = 'callboard-consent=all; Secure'
  showFromMemory()
  expect([banner.hidden, scripts()]).toEqual([true, 1])
})

it('the button of a theme stands for those of the built-in one', () => {
  const { document, settings } = open({ before: '<button data-consent-settings hidden id="own">Cookies</button>' })
  expect(settings.map(({ hidden }) => hidden)).toEqual([false, true, true])
  expect(document.getElementById('own')).toBe(settings[0])
})
