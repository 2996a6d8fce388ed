'use client'

import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'
import { noteRecent } from '../../lib/recent'

const DOCUMENT = /^\/collections\/[\w-]+\/[0-9a-f-]{36}$/

/** Remembers the documents that are opened in this browser, by their name. */
export function useRecentDocument(tenant: string | undefined): void {
  const { path } = useAdminPath()
  const { stepNav } = useStepNav()
  const name = stepNav.at(-1)?.label
  useEffect(() => {
    if (tenant && typeof name === 'string' && name && DOCUMENT.test(path))
      noteRecent(localStorage, tenant, { label: name, path })
  }, [name, path, tenant])
}
