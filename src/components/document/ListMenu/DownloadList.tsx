'use client'

import { PopupList, useConfig, useListQuery, useLocale, useTableColumns } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useWords } from '../../ui/useWords'
import { downloadQuery } from './downloadQuery'

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
