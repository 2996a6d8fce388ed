import { getRequestLanguage, type SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'

/** The language in which Payload answers a request with these headers. */
export const requestLanguage = (config: SanitizedConfig, headers: Headers) =>
  getRequestLanguage({ config, cookies: parseCookies(headers), headers })
