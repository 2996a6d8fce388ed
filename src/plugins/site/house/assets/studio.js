/**
 * Shows in a preview what somebody is choosing for the theme at this moment, before it is saved. Only the admin around the
 * page is listened to, and of what it says only names of styles, colours, fonts and a picture of the site itself count. What was
 * rendered comes back with every page.
 */
;(() => {
  const { admin } = document.currentScript.dataset
  const studio = window.parent
  if (studio === window) return
  const page = document.documentElement
  const brand = document.querySelector('.brand')
  const rendered = brand?.firstElementChild.cloneNode(true)
  const KINDS = /^(cards|corners|footer|header|headings|name|palette|spacing|text|type)-/
  const NAME = /^[a-z]+-[a-z]+$/
  const COLOUR = /^(#[0-9a-f]{6}|dark|light)$/
  const FONT = /^[0-9a-f-]{36}$/
  const VARIABLES = [
    '--accent',
    '--ink',
    '--line',
    '--on-accent',
    '--paper',
    '--raised',
    '--soft',
    '--stop',
    '--warn',
    'color-scheme',
  ]

  function showNames(names) {
    const others = [...page.classList].filter((one) => !KINDS.test(one))
    page.className = [...others, ...names.filter((one) => NAME.test(one) && KINDS.test(one))].join(' ')
  }

  function showColours(colours) {
    for (const name of VARIABLES) {
      if (COLOUR.test(colours?.[name])) page.style.setProperty(name, colours[name])
      else page.style.removeProperty(name)
    }
  }

  /** @param logo path of a picture of the site; null: none; undefined: as it was rendered */
  function showLogo(logo) {
    if (!brand) return
    const isOwn = typeof logo === 'string' && logo.startsWith('/api/media/file/')
    const shown = isOwn
      ? Object.assign(document.createElement('img'), { alt: '', className: 'logo', src: logo })
      : rendered.cloneNode(true)
    if (logo === null && rendered.classList.contains('logo')) shown.style.display = 'none'
    if (brand.firstElementChild.outerHTML !== shown.outerHTML) brand.firstElementChild.replaceWith(shown)
  }

  /** @param fonts of the site, by id, for headings and for texts */
  function showFonts(fonts) {
    for (const role of ['headings', 'text']) {
      const start = `/-/fonts/${role}/`
      const shown = document.querySelector(`link[href^="${start}"]`)
      const wanted = FONT.test(fonts?.[role]) ? `${start}${fonts[role]}.css` : null
      if (shown?.getAttribute('href') === (wanted ?? undefined)) continue
      shown?.remove()
      if (wanted)
        document.head.append(Object.assign(document.createElement('link'), { href: wanted, rel: 'stylesheet' }))
    }
  }

  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== admin || source !== studio) return
    if (data?.type === 'callboard-studio-reload') window.location.reload()
    if (data?.type !== 'callboard-studio-choices') return
    showNames(Array.isArray(data.names) ? data.names.filter((one) => typeof one === 'string') : [])
    showColours(data.colours)
    showFonts(data.fonts)
    showLogo(data.logo)
  })
  studio.postMessage({ type: 'callboard-studio-ready' }, admin)
})()
