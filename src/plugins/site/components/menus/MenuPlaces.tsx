'use client'

import { formatAdminURL } from 'payload/shared'
import type { MenuPlace } from '@/collections/Menus/places'
import { Button, Status, useApi, useMessages } from '@/exports/client'
import type { MenuOverview, MenuPosition } from './overview'
import styles from './MenusView.module.css'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

const NAMES = { footer: 'menuFooter', main: 'menuMain' } as const satisfies Record<MenuPlace, string>
const AUTOMATIC_TEXTS = { footer: 'menuByItselfFooter', main: 'menuByItselfMain' } as const satisfies Record<
  MenuPlace,
  string
>

/** The menu positions of a site, each with its current menu and the next action. */
export function MenuPlaces({ board }: { board: MenuOverview }) {
  const t = useMessages()
  return (
    <ul aria-label={t('menuPlaces')} className={styles.places}>
      {board.places.map(({ menu, place }) => (
        <li className={styles.place} key={place}>
          {menu ? (
            <CustomMenu board={board} menu={menu} place={place} />
          ) : (
            <AutomaticMenu board={board} place={place} />
          )}
        </li>
      ))}
    </ul>
  )
}

function CustomMenu({
  board,
  menu,
  place,
}: {
  board: MenuOverview
  menu: NonNullable<MenuPosition['menu']>
  place: MenuPlace
}) {
  const t = useMessages()
  const name = t(NAMES[place])
  return (
    <>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Status state={menu.state} />
      </div>
      <p className={styles.text}>
        {menu.state === 'draft' ? t('menuDraftOnly') : t('menuEntries', { count: menu.entries })}
      </p>
      <div className={styles.actions}>
        <Button
          aria-label={t('menuArrangeOf', { place: name })}
          href={formatAdminURL({ adminRoute: board.adminRoute, path: `/collections/menus/${menu.id}` })}
          icon="Pencil"
        >
          {t('menuArrange')}
        </Button>
      </div>
    </>
  )
}

function AutomaticMenu({ board, place }: { board: MenuOverview; place: MenuPlace }) {
  const t = useMessages()
  const { isStarting, start } = useStartMenu(board)
  const name = t(NAMES[place])
  return (
    <>
      <div className={styles.head}>
        <h2>{name}</h2>
      </div>
      <p className={styles.text}>{t(AUTOMATIC_TEXTS[place])}</p>
      {board.mayChange && (
        <div className={styles.actions}>
          <Button
            aria-label={t('menuStartOf', { place: name })}
            disabled={isStarting}
            icon="Copy"
            onClick={() => void start(place, 'now')}
          >
            {t('menuStart')}
          </Button>
          <Button
            aria-label={t('menuStartEmptyOf', { place: name })}
            disabled={isStarting}
            variant="quiet"
            onClick={() => void start(place, 'nothing')}
          >
            {t('menuStartEmpty')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Creates a menu as a draft and opens it. */
function useStartMenu({ adminRoute, tenant }: Pick<MenuOverview, 'adminRoute' | 'tenant'>) {
  const t = useMessages()
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
