'use client'

import { toast, useConfig, useListDrawerContext, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { Button, List, ListRow, SettingsCard, useCall, useMessages, useRead, useSiteOnScreen } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'
import { relativeTime } from '@/lib/time/relativeTime'
import styles from './NotFound.module.css'

interface Address {
  path: string
  visits: number
  lastSeen: string
  suggestion: { collection: string; id: string; path: string } | null
}

/** How many are shown before the list is expanded. */
const COLLAPSED_COUNT = 3

/** Paths that visitors did not find, each with a link to create a redirect. Not shown in drawers and in the trash. */
export function NotFoundPanel() {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  const site = useSiteOnScreen()
  return isInDrawer || path.endsWith('/trash') || !site ? null : <Panel key={site.id} tenantId={site.id} />
}

function Panel({ tenantId }: { tenantId: string }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { routes } = useConfig().config
  const call = useCall()
  const [hidden, setHidden] = useState<string[]>([])
  const [isOpen, setOpen] = useState(false)
  const { data, reload } = useRead<{ addresses: Address[]; total: number }>(
    `/redirects/not-found?tenantId=${tenantId}`,
    { reloadsOnFocus: true },
  )
  const addresses = (data?.addresses ?? []).filter(({ path }) => !hidden.includes(path))
  if (!data || addresses.length === 0) return null
  const rest = data.total - data.addresses.length

  async function hide(path: string) {
    try {
      await call('/redirects/not-found/hide', { body: { path, tenantId } })
      setHidden((previous) => [...previous, path])
      toast.success(t('notFoundHidden', { path: isolateText(path) }))
      reload()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
    }
  }

  const hrefFor = ({ path, suggestion }: Address): string => {
    const query = new URLSearchParams({
      from: path,
      ...(suggestion && { to: suggestion.id, toType: suggestion.collection }),
    })
    return `${formatAdminURL({ adminRoute: routes.admin, path: '/collections/redirects/create' })}?${query}`
  }
  const detailOf = ({ lastSeen, suggestion, visits }: Address): string => {
    const seen = t('notFoundVisits', { count: visits, time: relativeTime(new Date(lastSeen), new Date(), language) })
    return suggestion ? `${seen} · ${t('notFoundLike', { path: isolateText(decodePath(suggestion.path)) })}` : seen
  }

  return (
    <div className={styles.panel}>
      <SettingsCard help={t('notFoundPanelHelp')} isFlush title={t('notFoundTitle')}>
        <List label={t('notFoundTitle')}>
          {addresses.slice(0, isOpen ? undefined : COLLAPSED_COUNT).map((address) => (
            <ListRow
              detail={detailOf(address)}
              end={
                <div className={styles.actions}>
                  <Button
                    aria-label={t('notFoundHideOne', { path: address.path })}
                    variant="quiet"
                    onClick={() => void hide(address.path)}
                  >
                    {t('notFoundHide')}
                  </Button>
                  <Button
                    aria-label={t('notFoundCreateFrom', { path: address.path })}
                    href={hrefFor(address)}
                    icon="CornerUpRight"
                  >
                    {t('notFoundCreate')}
                  </Button>
                </div>
              }
              key={address.path}
              title={<bdi dir="ltr">{address.path}</bdi>}
              wraps
            />
          ))}
        </List>
        {(addresses.length > COLLAPSED_COUNT || rest > 0) && (
          <div className={styles.more}>
            {addresses.length > COLLAPSED_COUNT && (
              <Button aria-expanded={isOpen} variant="quiet" onClick={() => setOpen(!isOpen)}>
                {isOpen ? t('notFoundFewer') : t('notFoundMore', { count: addresses.length })}
              </Button>
            )}
            {isOpen && rest > 0 && <span className={styles.rest}>{t('notFoundRest', { count: rest })}</span>}
          </div>
        )}
      </SettingsCard>
    </div>
  )
}

const decodePath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
