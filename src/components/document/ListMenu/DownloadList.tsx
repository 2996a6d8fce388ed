'use client'

import { PopupList, useConfig, useListQuery, useLocale, useTableColumns } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useMessages } from '@/components/ui/useMessages'
import type { ListQuery } from 'payload'

interface DownloadOptions {
  /** Query of the list's URL. */
  searchParams: URLSearchParams
  locale: string
  /** Names of the columns. */
  names: string[]
  query: ListQuery
  tenantId: string
}

/** Query parameters that the chips above lists set. */
const CHIPS = ['alt', 'state', 'when']

/** Query for exporting a list as shown, including all pages. */
function downloadQuery({
  searchParams,
  locale,
  names,
  query: { search, sort, where },
  tenantId,
}: DownloadOptions): URLSearchParams {
  const query = new URLSearchParams({ columns: names.join(','), locale, tenantId })
  if (search) query.set('search', search)
  if (sort) query.set('sort', [sort].flat().join(','))
  if (where && Object.keys(where).length > 0) query.set('where', JSON.stringify(where))
  for (const name of CHIPS) {
    const chosen = searchParams.get(name)
    if (chosen) query.set(name, chosen)
  }
  return query
}

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
  const href = `${formatAdminURL({ apiRoute: routes.api, path: `/documents/${type}/export` })}?${downloadQuery({ searchParams, locale, names, query, tenantId: site.id })}`
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
