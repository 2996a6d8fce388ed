import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const SCRIPT = readFileSync('src/plugins/site/house/assets/site.js', 'utf8')
const PLAYER = 'https://www.youtube-nocookie.com/embed/aB3-_xYz012'
const WORK = {
  shown: {
    'film-1': { allow: 'autoplay', kind: 'frame', src: PLAYER },
    'film-2': { kind: 'video', src: 'https://films.example/a.mp4' },
  },
}
const film = (key: string) =>
  `<div data-shown="${key}" data-title="Trailer"><a data-show="true" href="https://films.example/">Play</a></div>`

/** A page with films, on which the site's script has run. */
function open() {
  const { window } = new JSDOM(
    `<script id="site-work" type="application/json">${JSON.stringify(WORK)}</script>${film('film-1')}${film('film-2')}${film('film-3')}`,
    { runScripts: 'outside-only', url: 'https://a.example/' },
  )
  window.eval(SCRIPT)
  const { document } = window
  const links = [...document.querySelectorAll('a')]
  const press = (at: number, key: string) =>
    links[at]!.dispatchEvent(new window.KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }))
  return { document, links, press }
}

describe('a film on a page', () => {
  it('waits as a button, and as a link where it does not play', () => {
    const { document, links } = open()
    expect(links.map((link) => link.getAttribute('role'))).toEqual(['button', 'button', null])
    expect(document.querySelector('iframe, video')).toBeNull()
  })

  it('plays in the place of its button on a click, with the focus in the player', () => {
    const { document, links } = open()
    links[0]!.click()
    const player = document.querySelector('iframe')!
    expect([player.src, player.title, player.allow]).toEqual([PLAYER, 'Trailer', 'autoplay'])
    expect(document.activeElement).toBe(player)
    expect(links[0]!.isConnected).toBe(false)
  })

  it('plays on the space bar, which leaves links alone', () => {
    const { document, press } = open()
    expect(press(2, ' ')).toBe(true)
    expect(press(1, 'x')).toBe(true)
    expect(document.querySelector('video')).toBeNull()
    expect(press(1, ' ')).toBe(false)
    const player = document.querySelector('video')!
    expect([player.src, player.controls, player.autoplay]).toEqual(['https://films.example/a.mp4', true, true])
    expect(document.activeElement).toBe(player)
  })
})
