'use client'

import { PopupList, useConfig, useListQuery, useLocale, useTableColumns } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useWords } from '../../ui/useWords'
import type { ListQuery } from 'payload'

interface Asked {
  /** The address of the list. */
  asked: URLSearchParams
  locale: string
  /** Names of the columns. */
  names: string[]
  query: ListQuery
  tenantId: string
}

/** What the chips above lists have chosen. */
const CHIPS = ['alt', 'state', 'when']

/** How the file of a list is asked for: as the list is shown, on all its pages. */
function downloadQuery({ asked, locale, names, query: { search, sort, where }, tenantId }: Asked): URLSearchParams {
  const query = new URLSearchParams({ columns: names.join(','), locale, tenantId })
  if (search) query.set('search', search)
  if (sort) query.set('sort', [sort].flat().join(','))
  if (where && Object.keys(where).length > 0) query.set('where', JSON.stringify(where))
  for (const name of CHIPS) {
    const chosen = asked.get(name)
    if (chosen) query.set(name, chosen)
  }
  return query
}

/** What the list shows, all its pages, as a file. */
export function DownloadList({ type }: { type: string }) {
  const t = useWords()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { query } = useListQuery()
  const { columns } = useTableColumns()
  const asked = useSearchParams()
  const site = useSiteOnScreen()
  if (!site) return null
  const names = columns
    .filter(({ accessor, active }) => active && accessor !== '_select')
    .map(({ accessor }) => accessor)
  const href = `${formatAdminURL({ apiRoute: routes.api, path: `/documents/${type}/export` })}?${downloadQuery({ asked, locale, names, query, tenantId: site.id })}`
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
