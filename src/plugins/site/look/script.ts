/**
 * The site's only script. It asks for cookies where the site wants it, and loads the apps that staff has enabled: those
 * that wait for consent not before it. Without it every page works. Whoever renders a theme may listen to
 * `callboard:consent`, whose `detail` is `all` or `needed`.
 */
export const script = `(() => {
  const NAME = 'callboard-consent'
  const answer = () => document.cookie.split('; ').find((one) => one.startsWith(NAME + '='))?.split('=')[1]
  const apps = JSON.parse(document.getElementById('site-apps')?.textContent || '{}')
  const banner = document.getElementById('consent')
  const loaded = new Set()
  const add = (src, data = {}) => {
    const element = Object.assign(document.createElement('script'), { async: true, src })
    for (const [name, value] of Object.entries(data)) element.dataset[name] = value
    document.head.append(element)
  }
  const LOAD = {
    fathom: ({ honorDnt, siteId }) => siteId && add('https://cdn.usefathom.com/script.js', { honorDnt, site: siteId }),
    plausible: ({ domain, scriptUrl }) => domain && /^https:/.test(scriptUrl || '') && add(scriptUrl, { domain }),
  }
  const load = () => {
    for (const [handle, settings] of Object.entries(apps)) {
      const mayLoad = settings.loadWhen === 'always' || answer() === 'all'
      if (!mayLoad || loaded.has(handle) || !LOAD[handle]) continue
      loaded.add(handle)
      LOAD[handle](settings)
    }
  }
  const tell = () => document.dispatchEvent(new CustomEvent('callboard:consent', { detail: answer() || 'needed' }))
  for (const button of document.querySelectorAll('[data-consent]')) {
    button.addEventListener('click', () => {
      document.cookie = NAME + '=' + button.dataset.consent + '; Max-Age=15552000; Path=/; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '')
      banner.hidden = true
      load()
      tell()
    })
  }
  if (banner && !answer()) banner.hidden = false
  load()
  tell()
})()
`
