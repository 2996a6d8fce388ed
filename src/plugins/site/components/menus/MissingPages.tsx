'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Button, List, ListRow, useApi, useMessages } from '@/exports/client'
import type { MenuOverview, MissingPage } from './overview'
import styles from './MenusView.module.css'

/** Pages that no menu links to, each with a button that adds it. */
export function MissingPages({ board: { mayChange, missing, tenant } }: { board: MenuOverview }) {
  const t = useMessages()
  const title = useId()
  const call = useApi()
  const router = useRouter()
  const [adding, setAdding] = useState<string | null>(null)

  async function add({ id }: MissingPage): Promise<void> {
    setAdding(id)
    const result = await call('POST', '/menus/add', { page: id, place: 'main', tenant })
    setAdding(null)
    if (!result.success) return void toast.error(t('menuAddFailed'), { description: result.error })
    toast.success(t('menuAdded'))
    router.refresh()
  }

  return (
    <section aria-labelledby={title} className={styles.missing}>
      <header>
        <h2 id={title}>{t('menuMissing')}</h2>
        <p>{t('menuMissingHelp')}</p>
      </header>
      <List label={t('menuMissing')}>
        {missing.map((page) => (
          <ListRow
            detail={<bdi>{page.path}</bdi>}
            end={
              mayChange && (
                <Button
                  aria-label={t('menuAddOf', { title: page.title })}
                  disabled={adding !== null}
                  icon="Plus"
                  onClick={() => void add(page)}
                >
                  {t('menuAdd')}
                </Button>
              )
            }
            key={page.id}
            title={page.title}
          />
        ))}
      </List>
    </section>
  )
}
