/**
 * The site's only script. It shows the cookie banner where the site wants one, opens it again, loads the scripts of apps once they are
 * allowed, shows third-party content on request, sends forms once, and obtains captcha tokens for them. The apps are described by data
 * in the page (`#site-work`); none is named here. Every page works without it. Themes can listen to
 * `callboard:consent`, whose `detail` is `all` or `needed`.
 */
;(() => {
  const NAME = 'callboard-consent'
  const TIMEOUT_MS = 5000
  const {
    consent,
    guard,
    scripts = [],
    shown = {},
  } = JSON.parse(document.getElementById('site-work')?.textContent || '{}')
  const banner = document.getElementById('consent')
  const valueAt = (path) => path.split('.').reduce((value, key) => value?.[key], window)
  const answer = () =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(NAME + '='))
      ?.split('=')[1]
  const agreed = (purpose) => (consent ? valueAt(consent.consents[purpose]) === true : answer() === 'all')

  const fillIn = (value, address) => {
    if (Array.isArray(value)) return value.map((entry) => fillIn(entry, address))
    if (typeof value !== 'object' || value === null) return value
    if (value.browser) return { address, date: new Date(), milliseconds: Date.now() }[value.browser]
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillIn(entry, address)]))
  }
  const STEPS = {
    call: ({ args, name }, address) => window[name](...fillIn(args, address)),
    forward: ({ name, to }) => {
      window[name] ??= function () {
        window[to].push(arguments)
      }
    },
    list: ({ name }) => {
      window[name] ??= []
    },
    push: ({ name, value }, address) => window[name].push(fillIn(value, address)),
    queue: ({ alias, calls, name, properties }) => {
      if (window[name]) return
      const queue = function () {
        if (queue.callMethod) queue.callMethod.apply(queue, arguments)
        else queue[calls].push(arguments)
      }
      Object.assign(queue, { [calls]: [] }, properties)
      window[name] = queue
      if (alias) {
        queue.push = queue
        window[alias] ??= queue
      }
    },
    set: ({ name, value }, address) => {
      window[name] = fillIn(value, address)
    },
  }
  const runStep = (step, address) => STEPS[step.do](step, address)
  const add = (src, data = {}) => {
    const element = Object.assign(document.createElement('script'), { async: true, src })
    for (const [name, value] of Object.entries(data)) element.dataset[name] = value
    document.head.append(element)
    return element
  }
  const added = new Set()
  const loaded = new Set()
  const load = () => {
    for (const script of scripts) {
      if (loaded.has(script) || !(script.isAlways || agreed(script.purpose))) continue
      loaded.add(script)
      try {
        script.before?.forEach((step) => runStep(step))
        add(script.src, script.data)
      } catch (error) {
        console.warn('The script of an app failed to load', script.src, error)
      }
    }
    for (const placeholder of document.querySelectorAll('[data-shown="map"], [data-shown^="embed-"]'))
      if (shown[placeholder.dataset.shown]?.isAlways || agreed('preferences')) show(placeholder)
  }

  const frame = ({ allow, src }, title) =>
    Object.assign(
      document.createElement('iframe'),
      { referrerPolicy: 'strict-origin-when-cross-origin', src, title },
      allow && { allow },
    )
  const tiles = ({ attribution, left, licence, rows, size, top }, title) => {
    const box = Object.assign(document.createElement('div'), { className: 'tiles' })
    const grid = Object.assign(document.createElement('div'), { ariaLabel: title, role: 'img' })
    const credit = document.createElement('small')
    credit.append(
      Object.assign(document.createElement('a'), { href: licence, rel: 'noreferrer', textContent: attribution }),
    )
    Object.assign(grid.style, {
      insetBlockStart: 'calc(50% - ' + top + 'px)',
      left: 'calc(50% - ' + left + 'px)',
      inlineSize: rows[0].length * size + 'px',
    })
    for (const src of rows.flat()) grid.append(Object.assign(new Image(size, size), { alt: '', src }))
    box.append(grid, Object.assign(document.createElement('i'), { ariaHidden: 'true' }), credit)
    return box
  }
  const element = ({ attributes, script, tag }) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    if (!added.has(script)) add(script)
    added.add(script)
    return made
  }
  const video = ({ src }, title) =>
    Object.assign(document.createElement('video'), {
      ariaLabel: title,
      autoplay: true,
      controls: true,
      playsInline: true,
      src,
      tabIndex: 0,
    })
  const SHOWS = { element, frame, tiles, video }
  const show = (placeholder) => {
    const content = shown[placeholder.dataset.shown]
    if (!content || placeholder.dataset.isOpen) return
    placeholder.dataset.isOpen = 'true'
    placeholder.replaceChildren(SHOWS[content.kind](content, placeholder.dataset.title || ''))
  }
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a')
    const placeholder = link?.closest('[data-shown]')
    if (placeholder && link.hasAttribute('data-show') && shown[placeholder.dataset.shown]) {
      event.preventDefault()
      show(placeholder)
      placeholder.tabIndex = -1
      // Whoever plays a film by keyboard goes on with the keys of its player.
      const player = placeholder.dataset.shown.startsWith('film-') && placeholder.firstElementChild
      ;(player || placeholder).focus()
    }
    if (link?.hasAttribute('data-booking'))
      for (const { onBooking } of loaded) if (onBooking) runStep(onBooking, link.href)
    // Browsers that ignore `ping` send this; the others must not report the press twice.
    const ping = link?.getAttribute('ping')
    if (ping && navigator.sendBeacon?.(ping)) link.removeAttribute('ping')
  })

  for (const link of document.querySelectorAll('[data-shown^="film-"] a[data-show]')) {
    if (!shown[link.closest('[data-shown]').dataset.shown]) continue
    link.setAttribute('role', 'button')
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      link.click()
    })
  }

  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms, ''))
  let loadingGuard
  const loadGuard = () =>
    (loadingGuard ??= new Promise((resolve) => {
      add(guard.src).addEventListener('load', () => valueAt(guard.ready)(resolve))
    }))
  const proof = async () => {
    await loadGuard()
    return valueAt(guard.execute)(...guard.args)
  }
  if (guard) {
    document.addEventListener('focusin', ({ target }) => {
      if (target.closest('form[data-guarded]')) loadGuard()
    })
  }

  // A second click, or a second press of Enter, sends a form only once. It can be sent again if nothing has come back.
  const SENDING_MS = 10_000
  const free = (form) => delete form.dataset.isSending
  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (event.defaultPrevented || form.getAttribute('method')?.toLowerCase() !== 'post') return
    if (form.dataset.isSending) {
      event.preventDefault()
      return
    }
    form.dataset.isSending = 'true'
    setTimeout(() => free(form), SENDING_MS)
    if (!guard || !form.hasAttribute('data-guarded')) return
    event.preventDefault()
    const field = form.querySelector('input[name="proof"]')
    field.value = await Promise.race([proof().catch(() => ''), wait(TIMEOUT_MS)])
    HTMLFormElement.prototype.submit.call(form)
  })
  window.addEventListener('pageshow', () => document.querySelectorAll('form[data-is-sending]').forEach(free))

  const reportConsent = () =>
    document.dispatchEvent(
      new CustomEvent('callboard:consent', {
        detail: (consent ? agreed('statistics') && agreed('marketing') : answer() === 'all') ? 'all' : 'needed',
      }),
    )
  const changed = () => {
    load()
    reportConsent()
  }
  const settings = banner && document.querySelector('[data-consent-settings]')
  let isReopened = false
  if (settings) {
    settings.hidden = false
    settings.addEventListener('click', () => {
      isReopened = true
      banner.hidden = false
      banner.tabIndex = -1
      banner.focus()
    })
    // The page has been loaded again by `reloadIfWithdrawn`.
    if (history.state?.[NAME]) {
      history.replaceState({ ...history.state, [NAME]: false }, '')
      settings.focus()
    }
  }
  let isAccepted = answer() === 'all'
  // Scripts that run cannot be unloaded, so the page is loaded again.
  const reloadIfWithdrawn = () => {
    if (isAccepted && answer() !== 'all') {
      history.replaceState({ ...history.state, [NAME]: document.activeElement === settings }, '')
      location.reload()
    }
    isAccepted = answer() === 'all'
  }
  for (const button of document.querySelectorAll('[data-consent]')) {
    button.addEventListener('click', () => {
      document.cookie =
        NAME +
        '=' +
        button.dataset.consent +
        '; Max-Age=15552000; Path=/; SameSite=Lax' +
        (location.protocol === 'https:' ? '; Secure' : '')
      if (banner) banner.hidden = true
      if (isReopened) settings.focus()
      isReopened = false
      changed()
      reloadIfWithdrawn()
    })
  }
  // The browser can show a page from memory, with the scripts of a consent that was withdrawn on another page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    reloadIfWithdrawn()
    if (banner && answer()) banner.hidden = true
    changed()
  })
  for (const name of consent?.events ?? []) window.addEventListener(name, changed)
  if (banner && !answer()) banner.hidden = false
  changed()
})()
