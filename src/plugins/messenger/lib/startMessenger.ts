import type { MessengerStart } from './messengerFor'

type Call = (...given: unknown[]) => void

interface MessengerWindow {
  Intercom?: Call & { q?: unknown[][] }
  intercomSettings?: MessengerStart['settings']
}

/**
 * Loads the messenger as its makers describe: settings and a queue first, then the script.
 * @returns what ends it and takes it off the page
 */
export function startMessenger({ script, settings }: MessengerStart): () => void {
  const page = window as unknown as MessengerWindow
  page.intercomSettings = settings
  if (!page.Intercom) {
    const queue: unknown[][] = []
    page.Intercom = Object.assign((...given: unknown[]) => void queue.push(given), { q: queue })
  }
  page.Intercom('boot', settings)
  const element = document.createElement('script')
  Object.assign(element, { async: true, src: script })
  document.head.append(element)
  return () => {
    page.Intercom?.('shutdown')
    element.remove()
    delete page.intercomSettings
    delete page.Intercom
  }
}
