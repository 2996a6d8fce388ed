import Bowser from 'bowser'

const LONGEST = 300

/** What is kept of a browser's name for itself. */
export const shortAgent = (headers: Headers): string => (headers.get('User-Agent') ?? '').slice(0, LONGEST)

/** A browser and its system, by the names that people know them by; null for what says nothing of the kind. */
export function deviceName(agent: string): string | null {
  if (!agent) return null
  const { browser, os } = Bowser.parse(agent)
  return browser.name ? (os.name ? `${browser.name} (${os.name})` : browser.name) : (os.name ?? null)
}
