'use client'

import type { ReactNode } from 'react'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'

interface Props {
  /** Existing collections that the user has no access to. */
  closed: string[]
  notAllowed: ReactNode
  nothing: ReactNode
}

/** Next does not pass the URL to a not-found page, so the path is read in the browser. */
export function ByPath({ closed, notAllowed, nothing }: Props) {
  const [, section, slug] = useAdminPath().path.split('/')
  return section === 'collections' && slug && closed.includes(slug) ? notAllowed : nothing
}
