'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect } from 'react'
import { List, SettingsCard, useMessages, useRead } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import type { Overview as OverviewCounts } from '../lib/shapes'
import { TRANSLATIONS_PATH, STATES, type DocumentState } from '../lib/states'
import styles from './Overview.module.css'

/** Polling interval while the worker is still counting. */
const POLL_MS = 3_000

const COUNT_LABELS: Record<DocumentState, MessageKey> = {
  changed: 'translateOverviewChanged',
  complete: 'translateOverviewComplete',
  missing: 'translateOverviewMissing',
  partial: 'translateOverviewPartial',
}

interface Props {
  tenantId: string
  /** The languages of the site; a change reloads the counts. */
  languages: string
}

/** Counts of complete, partly translated, untranslated and outdated documents, by language and content type. */
export function Overview({ languages, tenantId }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const { data, reload } = useRead<OverviewCounts>(`/translations/overview?tenantId=${tenantId}`, {
    keepsPrevious: true,
    reloadsOnFocus: true,
    revision: languages,
  })
  usePolling(reload, data !== null && data.left > 0)
  if (!data?.main) return null
  const hrefOf = (type: string, to: string, state: DocumentState) =>
    formatAdminURL({ adminRoute: routes.admin, path: `${TRANSLATIONS_PATH}?type=${type}&to=${to}&state=${state}` })
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
              {types.map((counts) => (
                <li className={styles.row} key={counts.type}>
                  <span className={styles.type}>{counts.label}</span>
                  <ul aria-label={counts.label} className={styles.numbers}>
                    {STATES.filter((state) => counts[state] > 0).map((state) => (
                      <li key={state}>
                        <Link className={styles.number} href={hrefOf(counts.type, code, state)} prefetch={false}>
                          {t(COUNT_LABELS[state], { count: counts[state] })}
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

function usePolling(reload: () => void, isCounting: boolean): void {
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(reload, POLL_MS)
    return () => clearInterval(timer)
  }, [isCounting, reload])
}
