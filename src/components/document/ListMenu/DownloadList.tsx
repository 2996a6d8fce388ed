'use client'

import { PopupList, useConfig, useListQuery, useLocale, useTableColumns } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useMessages } from '@/components/ui/useMessages'
import { queryOfList } from './queryOfList'

/** Downloads the list, including all pages, as a file. */
export function DownloadList({ type }: { type: string }) {
  const t = useMessages()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { query } = useListQuery()
  const { columns } = useTableColumns()
  const searchParams = useSearchParams()
  const site = useSiteOnScreen()
  if (!site) return null
  const names = columns
    .filter(({ accessor, active }) => active && accessor !== '_select')
    .map(({ accessor }) => accessor)
  const shown = new URLSearchParams({
    columns: names.join(','),
    locale,
    tenantId: site.id,
    ...queryOfList(query, searchParams),
  })
  const href = `${formatAdminURL({ apiRoute: routes.api, path: `/documents/${type}/export` })}?${shown}`
  return <PopupList.Button onClick={() => download(href)}>{t('listsCsvDownload')}</PopupList.Button>
}

function download(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
