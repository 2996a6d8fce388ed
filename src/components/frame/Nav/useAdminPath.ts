'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { pathInAdmin } from '@/lib/navigation/activeSection'

interface AdminPath {
  /** Current path below the admin's root; the root itself is `/`. */
  path: string
  /** URL of an admin page from its path below the root. */
  hrefOf: (path: string) => string
}

/** The current path in the admin, and URLs of other admin pages. */
export function useAdminPath(): AdminPath {
  const { admin } = useConfig().config.routes
  const pathname = usePathname() ?? admin
  const root = admin === '/' ? '' : admin
  return { path: pathInAdmin(pathname, admin), hrefOf: (path) => (path === '/' ? admin : `${root}${path}`) }
}
