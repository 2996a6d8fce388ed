'use client'

import { formatAdminURL } from 'payload/shared'
import type { MenuPlace } from '../../../../collections/Menus/places'
import { Button } from '../../../../components/ui/Button/Button'
import { Status } from '../../../../components/ui/Status/Status'
import { useWords } from '../../../../components/ui/useWords'
import type { Board, PlaceOnBoard } from './board'
import styles from './MenusView.module.css'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'

const NAMES = { footer: 'menuFooter', main: 'menuMain' } as const satisfies Record<MenuPlace, string>
const BY_THEMSELVES = { footer: 'menuByItselfFooter', main: 'menuByItselfMain' } as const satisfies Record<
  MenuPlace,
  string
>

/** The places for menus, each with what stands there and the next step. */
export function MenuPlaces({ board }: { board: Board }) {
  const t = useWords()
  return (
    <ul aria-label={t('menuPlaces')} className={styles.places}>
      {board.places.map((one) => (
        <li className={styles.place} key={one.place}>
          {one.menu ? (
            <Arranged board={board} menu={one.menu} place={one.place} />
          ) : (
            <ByItself board={board} place={one.place} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Arranged({ board, menu, place }: { board: Board; menu: NonNullable<PlaceOnBoard['menu']>; place: MenuPlace }) {
  const t = useWords()
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

function ByItself({ board, place }: { board: Board; place: MenuPlace }) {
  const t = useWords()
  const { isStarting, start } = useStartMenu(board)
  const name = t(NAMES[place])
  return (
    <>
      <div className={styles.head}>
        <h2>{name}</h2>
      </div>
      <p className={styles.text}>{t(BY_THEMSELVES[place])}</p>
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
            look="quiet"
            onClick={() => void start(place, 'nothing')}
          >
            {t('menuStartEmpty')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Begins a menu as a draft and opens it. */
function useStartMenu({ adminRoute, tenant }: Pick<Board, 'adminRoute' | 'tenant'>) {
  const t = useWords()
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
