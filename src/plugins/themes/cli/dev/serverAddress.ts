import { CliError } from '../CliError'

/** Names below `localhost` are this machine, even when the resolver does not know them. */
export const isLocal = ({ hostname }: URL): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(hostname) || hostname.endsWith('.localhost')

/**
 * Reads the address of an installation as people type it: `admin.example.org`, `https://admin.example.org/`.
 * @returns its origin
 * @throws CliError for anything else, and for an address over which the token could be read on the way
 */
export function serverAddress(typed: string): string {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw new CliError(`${typed} is not the address of an admin. Write it as https://admin.example.org.`)
  if (url.username || url.password || url.search)
    throw new CliError('Leave the token out of the address: others can read it there. Put it in CALLBOARD_TOKEN.')
  if (url.protocol === 'http:' && !isLocal(url))
    throw new CliError(`Write ${typed} with https://, so that nobody can read the token on the way.`)
  return url.origin
}
