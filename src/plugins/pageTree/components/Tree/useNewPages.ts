'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useApi } from '../../../../components/calls/useApi'
import { useMessages } from '../../../../components/ui/useMessages'
import { pageHref, type PagesSite } from '../site'

interface Made {
  doc: { id: string }
}

/** Makes pages from others: one below, or one like it. */
export function useNewPages(site: PagesSite, refresh: () => Promise<void>) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()

  /** A form that begins below it. */
  const add = (parent: string): void => router.push(`${pageHref(site, 'create')}?parent=${parent}`)

  /** A draft right below it. */
  async function duplicate(id: string): Promise<void> {
    const result = await call<Made>('POST', `/pages/${id}/duplicate?draft=true&locale=${site.locale}`, {
      _status: 'draft',
      slugLock: true,
    })
    if (!result.success)
      return void toast.error(t('pagesDuplicateFailed'), { description: result.error || t('pagesUnreachable') })
    const made = result.doc.doc.id
    await call('POST', '/pages/navigation', { instruction: 'reorder-below', itemId: made, targetId: id })
    toast.success(t('pagesDuplicated'), {
      action: { label: t('pagesOpen'), onClick: () => router.push(pageHref(site, made)) },
    })
    await refresh()
  }

  return { add, duplicate }
}
