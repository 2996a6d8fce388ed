'use client'

import type { ReactNode } from 'react'
import { useAdminPath } from '../../frame/Nav/useAdminPath'

interface Props {
  /** Collections that exist but are not for this person. */
  closed: string[]
  notAllowed: ReactNode
  nothing: ReactNode
}

/** Next tells a page that was not found nothing of its address; the browser knows it. */
export function ByPath({ closed, notAllowed, nothing }: Props) {
  const [, room, slug] = useAdminPath().path.split('/')
  return room === 'collections' && slug && closed.includes(slug) ? notAllowed : nothing
}
