import { settings } from '../../../../lib/settings'

const isSecure = (): boolean => settings().SERVER_URL.startsWith('https:')

/** The prefix keeps the cookie to this very host; without encryption there is no such thing. */
const nameOf = (): string => (isSecure() ? '__Host-callboard-pass' : 'callboard-pass')

export const passCookie = (value: string, seconds: number): string =>
  `${nameOf()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`

export const readPass = (headers: Headers): string | undefined => {
  const start = `${nameOf()}=`
  return headers.get('Cookie')?.split(/;\s*/).find((one) => one.startsWith(start))?.slice(start.length)
}
