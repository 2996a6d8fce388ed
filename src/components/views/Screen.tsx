import { DefaultTemplate } from '@payloadcms/next/templates'
import { HydrateAuthProvider, type StepNavItem } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { messagesOfAreas, type Area } from '@/i18n/translator'
import { ScreenTrailProvider } from '@/components/frame/Trail/ScreenTrailProvider'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import styles from './Screen.module.css'
import { Trail } from './Trail'

interface Props {
  /** Message areas that client components of the screen need, besides those of every page. */
  areas?: Area[]
  children: ReactNode
  /** Breadcrumbs after the home icon. */
  trail: StepNavItem[]
  view: AdminViewServerProps
  /** Default: reading. `full` for tables, trees and calendars. */
  width?: 'full' | 'reading'
  /** The content has its own padding. */
  isBare?: boolean
}

/** A custom screen inside the admin frame. */
export function Screen({
  areas = [],
  children,
  isBare,
  trail,
  view: { initPageResult, params, searchParams, viewActions },
  width = 'reading',
}: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <ScreenTrailProvider nav={trail}>
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={params}
        payload={req.payload}
        permissions={permissions}
        req={req}
        searchParams={searchParams}
        user={req.user ?? undefined}
        viewActions={viewActions}
        visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
      >
        <HydrateAuthProvider permissions={permissions} />
        <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, areas)}>
          {isBare ? children : <main className={styles[width]}>{children}</main>}
        </AreaMessagesProvider>
        <Trail nav={trail} />
      </DefaultTemplate>
    </ScreenTrailProvider>
  )
}
