'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useApi, useMessages } from '@/exports/client'
import { pageHref, type PagesSite } from '../site'

interface Created {
  doc: { id: string }
}

/** Creates pages from existing ones: a child or a duplicate. */
export function useNewPages(site: PagesSite, refresh: () => Promise<void>) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()

  /** Opens the create view for a child page. */
  const add = (parent: string): void => router.push(`${pageHref(site, 'create')}?parent=${parent}`)

  /** Creates a duplicate as a draft directly below. */
  async function duplicate(id: string): Promise<void> {
    const result = await call<Created>('POST', `/pages/${id}/duplicate?draft=true&locale=${site.locale}`, {
      _status: 'draft',
      slugLock: true,
    })
    if (!result.success)
      return void toast.error(t('pagesDuplicateFailed'), { description: result.error || t('pagesUnreachable') })
    const newId = result.doc.doc.id
    await call('POST', '/pages/navigation', { instruction: 'reorder-below', itemId: newId, targetId: id })
    toast.success(t('pagesDuplicated'), {
      action: { label: t('pagesOpen'), onClick: () => router.push(pageHref(site, newId)) },
    })
    await refresh()
  }

  return { add, duplicate }
}
