import type { MessengerStart } from './messengerFor'

type Call = (...given: unknown[]) => void

interface MessengerWindow {
  Intercom?: Call & { q?: unknown[][] }
  intercomSettings?: MessengerStart['settings']
}

/** Distance of the button from the bottom, in pixels: on phones it sits above the admin's bottom bar. */
const BOTTOM_PADDING = { narrow: 84, wide: 20 }
const NARROW = '(max-width: 768px)'

/** The messenger running in this tab. */
let running: { key: string; stop: () => void } | null = null
let stopTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps the messenger on the page while a screen uses it. The next screen takes it over, so a conversation continues
 * across screens.
 * @returns releases it
 */
export function acquireMessenger(start: MessengerStart): () => void {
  const key = JSON.stringify(start)
  clearTimeout(stopTimer)
  if (running?.key !== key) {
    running?.stop()
    running = { key, stop: startMessenger(start) }
  }
  return () => {
    stopTimer = setTimeout(() => {
      running?.stop()
      running = null
    })
  }
}

/**
 * Loads the messenger as its vendor documents: settings and a queue first, then the script.
 * @returns shuts it down and removes it from the page
 */
function startMessenger({ script, settings }: MessengerStart): () => void {
  const page = window as MessengerWindow
  page.intercomSettings = settings
  if (!page.Intercom) {
    const queue: unknown[][] = []
    page.Intercom = Object.assign((...given: unknown[]) => void queue.push(given), { q: queue })
  }
  const narrow = window.matchMedia(NARROW)
  const padding = () => ({ vertical_padding: narrow.matches ? BOTTOM_PADDING.narrow : BOTTOM_PADDING.wide })
  const updatePadding = () => page.Intercom?.('update', padding())
  page.Intercom('boot', { ...settings, ...padding() })
  narrow.addEventListener('change', updatePadding)
  const element = document.createElement('script')
  Object.assign(element, { async: true, src: script })
  document.head.append(element)
  return () => {
    narrow.removeEventListener('change', updatePadding)
    page.Intercom?.('shutdown')
    element.remove()
    delete page.intercomSettings
    delete page.Intercom
  }
}
