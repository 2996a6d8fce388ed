'use client'

import { useState } from 'react'
import type { SiteState } from '@/lib/provider/listedSite'
import { Button } from '@/components/ui/Button/Button'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import { useOpenInSite } from '../Provider/Sites/useOpenInSite'
import { StartVisit } from './StartVisit'
import styles from './SupportSites.module.css'

interface SupportSite {
  id: string
  isVisited: boolean
  name: string
  plan: string | null
  problems: string[]
  state: SiteState
}

/** Sites with their problems. A site being visited is opened; visiting any other requires a reason. */
export function SupportSites({ sites }: { sites: SupportSite[] }) {
  const t = useMessages()
  const open = useOpenInSite()
  const [chosen, setChosen] = useState<SupportSite | null>(null)
  return (
    <>
      <List label={t('supportSites')}>
        {sites.map((site) => {
          const { id, isVisited, name, plan, problems, state } = site
          return (
            <ListRow
              detail={
                <>
                  <bdi>{plan ?? t('providerNoPlan')}</bdi>
                  {problems.length > 0 && (
                    <ul className={styles.problems}>
                      {problems.map((problem) => (
                        <li key={problem}>{problem}</li>
                      ))}
                    </ul>
                  )}
                </>
              }
              end={
                <div className={styles.end}>
                  <Status state={state} />
                  {state === 'active' && (
                    <Button
                      aria-label={isVisited ? t('sitesEnter', { name }) : t('supportLookOf', { name })}
                      onClick={() => (isVisited ? void open(id, '') : setChosen(site))}
                    >
                      {isVisited ? t('sitesOpen') : t('supportLook')}
                    </Button>
                  )}
                </div>
              }
              key={id}
              title={<bdi>{name}</bdi>}
              wraps
            />
          )
        })}
      </List>
      {chosen && <StartVisit onClose={() => setChosen(null)} onStarted={() => open(chosen.id, '')} site={chosen} />}
    </>
  )
}
