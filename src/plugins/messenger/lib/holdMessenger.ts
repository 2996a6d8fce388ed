import type { MessengerStart } from './messengerFor'

type Call = (...given: unknown[]) => void

interface MessengerWindow {
  Intercom?: Call & { q?: unknown[][] }
  intercomSettings?: MessengerStart['settings']
}

/** Pixels below its button: it stands above the bar that phones have at the foot of the admin. */
const BELOW = { narrow: 84, wide: 20 }
const NARROW = '(max-width: 768px)'

/** What runs in this tab. */
let running: { key: string; stop: () => void } | null = null
let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps the messenger on the page for as long as a screen wants it. The next screen takes it over: a conversation goes on
 * from one to the other.
 * @returns what says that this screen wants it no more
 */
export function holdMessenger(start: MessengerStart): () => void {
  const key = JSON.stringify(start)
  clearTimeout(leaving)
  if (running?.key !== key) {
    running?.stop()
    running = { key, stop: startMessenger(start) }
  }
  return () => {
    leaving = setTimeout(() => {
      running?.stop()
      running = null
    })
  }
}

/**
 * Loads the messenger as its makers describe: settings and a queue first, then the script.
 * @returns what ends it and takes it off the page
 */
function startMessenger({ script, settings }: MessengerStart): () => void {
  const page = window as unknown as MessengerWindow
  page.intercomSettings = settings
  if (!page.Intercom) {
    const queue: unknown[][] = []
    page.Intercom = Object.assign((...given: unknown[]) => void queue.push(given), { q: queue })
  }
  const narrow = window.matchMedia(NARROW)
  const place = () => ({ vertical_padding: narrow.matches ? BELOW.narrow : BELOW.wide })
  const follow = () => page.Intercom?.('update', place())
  page.Intercom('boot', { ...settings, ...place() })
  narrow.addEventListener('change', follow)
  const element = document.createElement('script')
  Object.assign(element, { async: true, src: script })
  document.head.append(element)
  return () => {
    narrow.removeEventListener('change', follow)
    page.Intercom?.('shutdown')
    element.remove()
    delete page.intercomSettings
    delete page.Intercom
  }
}
