'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { MenuPlace } from '../../../../collections/Menus/places'
import { useApi } from '../../../../components/calls/useApi'
import { useWords } from '../../../../components/ui/useWords'
import type { Board } from './board'

/** Begins a menu as a draft and opens it. */
export function useStartMenu({ adminRoute, tenant }: Pick<Board, 'adminRoute' | 'tenant'>) {
  const t = useWords()
  const call = useApi()
  const router = useRouter()
  const [isStarting, setStarting] = useState(false)

  async function start(place: MenuPlace, from: 'nothing' | 'now'): Promise<void> {
    setStarting(true)
    const result = await call<{ id: string }>('POST', '/menus/start', { from, place, tenant })
    if (result.success) return router.push(formatAdminURL({ adminRoute, path: `/collections/menus/${result.doc.id}` }))
    setStarting(false)
    toast.error(t('menuStartFailed'), { description: result.error })
  }

  return { isStarting, start }
}
