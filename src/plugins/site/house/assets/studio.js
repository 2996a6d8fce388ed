/**
 * Shows unsaved studio choices in the preview. Only messages from the surrounding admin are accepted, and only names of
 * styles, colours, fonts and an image of the site are applied. Every page load restores what was rendered.
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
    const others = [...page.classList].filter((name) => !KINDS.test(name))
    page.className = [...others, ...names.filter((name) => NAME.test(name) && KINDS.test(name))].join(' ')
  }

  function showColours(colours) {
    for (const name of VARIABLES) {
      if (COLOUR.test(colours?.[name])) page.style.setProperty(name, colours[name])
      else page.style.removeProperty(name)
    }
  }

  /** @param logo path of an image of the site; null: none; undefined: as rendered */
  function showLogo(logo) {
    if (!brand) return
    const isOwn = typeof logo === 'string' && logo.startsWith('/api/media/file/')
    const shown = isOwn
      ? Object.assign(document.createElement('img'), { alt: '', className: 'logo', src: logo })
      : rendered.cloneNode(true)
    if (logo === null && rendered.classList.contains('logo')) shown.style.display = 'none'
    if (brand.firstElementChild.outerHTML !== shown.outerHTML) brand.firstElementChild.replaceWith(shown)
  }

  /** @param fonts ids of the site's fonts for headings and for text */
  function showFonts(fonts) {
    for (const role of ['headings', 'text']) {
      const start = `/-/fonts/${role}/`
      const shown = document.querySelector(`link[href^="${start}"]`)
      const href = FONT.test(fonts?.[role]) ? `${start}${fonts[role]}.css` : null
      if (shown?.getAttribute('href') === (href ?? undefined)) continue
      shown?.remove()
      if (href) document.head.append(Object.assign(document.createElement('link'), { href, rel: 'stylesheet' }))
    }
  }

  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== admin || source !== studio) return
    if (data?.type === 'callboard-studio-reload') window.location.reload()
    if (data?.type !== 'callboard-studio-choices') return
    showNames(Array.isArray(data.names) ? data.names.filter((name) => typeof name === 'string') : [])
    showColours(data.colours)
    showFonts(data.fonts)
    showLogo(data.logo)
  })
  studio.postMessage({ type: 'callboard-studio-ready' }, admin)
})()
