import { settings } from '../settings'

/** A cookie of one host, out of reach of scripts. */
export interface HostCookie {
  read: (headers: Headers) => string | undefined
  /** @returns the value of a `Set-Cookie` header */
  write: (value: string, seconds: number) => string
}

/** The prefix keeps a cookie to the very host that has set it; without encryption there is no such thing. */
export function hostCookie(name: string): HostCookie {
  const isSecure = (): boolean => settings().SERVER_URL.startsWith('https:')
  const fullName = (): string => (isSecure() ? `__Host-${name}` : name)
  return {
    read: (headers) => {
      const start = `${fullName()}=`
      return headers
        .get('Cookie')
        ?.split(/;\s*/)
        .find((one) => one.startsWith(start))
        ?.slice(start.length)
    },
    write: (value, seconds) =>
      `${fullName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`,
  }
}
