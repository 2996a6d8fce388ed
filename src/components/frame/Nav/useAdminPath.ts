'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { pathInAdmin } from '../../../lib/navigation/activeSection'

interface AdminPath {
  /** Path on show, below the admin's root; the root itself is `/`. */
  path: string
  /** An address in the admin from a path below its root. */
  hrefOf: (path: string) => string
}

/** Where in the admin we are, and how to get elsewhere. */
export function useAdminPath(): AdminPath {
  const { admin } = useConfig().config.routes
  const pathname = usePathname() ?? admin
  const root = admin === '/' ? '' : admin
  return { path: pathInAdmin(pathname, admin), hrefOf: (path) => (path === '/' ? admin : `${root}${path}`) }
}
