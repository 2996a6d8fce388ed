'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect } from 'react'
import { useRead } from '../../../components/calls/useRead'
import { List } from '../../../components/ui/List/List'
import { SettingsCard } from '../../../components/ui/SettingsCard/SettingsCard'
import { useMessages } from '../../../components/ui/useMessages'
import type { MessageKey } from '../../../i18n/en'
import type { Overview as Told } from '../lib/shapes'
import { LIST, STATES, type DocumentState } from '../lib/states'
import styles from './Overview.module.css'

/** While the worker counts. */
const AGAIN_MS = 3_000

const WORDS: Record<DocumentState, MessageKey> = {
  changed: 'translateOverviewChanged',
  complete: 'translateOverviewComplete',
  missing: 'translateOverviewMissing',
  partial: 'translateOverviewPartial',
}

interface Props {
  tenantId: string
  /** Another one reads the numbers again: the languages of the site. */
  turn: string
}

/** How many documents are complete, partly translated, not begun or changed since, by language and content type. */
export function Overview({ tenantId, turn }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const { data, reload } = useRead<Told>(`/translations/overview?tenantId=${tenantId}`, {
    keepsLast: true,
    refocuses: true,
    revision: turn,
  })
  useAgain(reload, data !== null && data.left > 0)
  if (!data?.main) return null
  const hrefOf = (type: string, to: string, state: DocumentState) =>
    formatAdminURL({ adminRoute: routes.admin, path: `${LIST}?type=${type}&to=${to}&state=${state}` })
  const shown = data.languages.filter(({ types }) => types.length > 0)
  return (
    <div className={styles.card}>
      <SettingsCard
        help={t('translateOverviewHelp', { language: data.main.label })}
        isFlush
        title={t('translateTitle')}
      >
        <p className={styles.counting} role="status">
          {data.left > 0 && t('translateCounting', { count: data.left })}
        </p>
        {shown.length === 0 && data.left === 0 && <p className={styles.none}>{t('translateEmpty')}</p>}
        {shown.map(({ code, label, types }) => (
          <section aria-label={label} key={code}>
            <h3 className={styles.language}>{label}</h3>
            <List label={label}>
              {types.map((one) => (
                <li className={styles.row} key={one.type}>
                  <span className={styles.type}>{one.label}</span>
                  <ul aria-label={one.label} className={styles.numbers}>
                    {STATES.filter((state) => one[state] > 0).map((state) => (
                      <li key={state}>
                        <Link className={styles.number} href={hrefOf(one.type, code, state)} prefetch={false}>
                          {t(WORDS[state], { count: one[state] })}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </List>
          </section>
        ))}
      </SettingsCard>
    </div>
  )
}

function useAgain(reload: () => void, isCounting: boolean): void {
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(reload, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isCounting, reload])
}
