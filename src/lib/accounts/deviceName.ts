import Bowser from 'bowser'

const MAX_LENGTH = 300

/** The stored part of the `User-Agent` header. */
export const shortAgent = (headers: Headers): string => (headers.get('User-Agent') ?? '').slice(0, MAX_LENGTH)

/** Readable names of the browser and operating system; null if the user agent contains neither. */
export function deviceName(agent: string): string | null {
  if (!agent) return null
  const { browser, os } = Bowser.parse(agent)
  return browser.name ? (os.name ? `${browser.name} (${os.name})` : browser.name) : (os.name ?? null)
}
