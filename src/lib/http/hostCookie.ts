import { settings } from '@/lib/settings'

/** An HTTP-only cookie for a single host. */
export interface HostCookie {
  read: (headers: Headers) => string | undefined
  /** @returns the value of a `Set-Cookie` header */
  write: (value: string, seconds: number) => string
}

/** Uses the `__Host-` prefix, which ties the cookie to its host; it requires HTTPS. */
export function hostCookie(name: string): HostCookie {
  const isSecure = (): boolean => settings().SERVER_URL.startsWith('https:')
  const fullName = (): string => (isSecure() ? `__Host-${name}` : name)
  return {
    read: (headers) => {
      const start = `${fullName()}=`
      return headers
        .get('Cookie')
        ?.split(/;\s*/)
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length)
    },
    write: (value, seconds) =>
      `${fullName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`,
  }
}
