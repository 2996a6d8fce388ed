'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Button, List, ListRow, SettingsCard, useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'
import type { AddressReport } from '../lib/addresses/reportAddresses'
import { MAX_TAKEN } from '../lib/limits'
import styles from './MovingIn.module.css'

interface Props {
  addresses: AddressReport
  id: string
  onChange: () => void
  /** Looks for more addresses; null if nobody knows where the old website was. */
  onSitemap: (() => Promise<void>) | null
}

/** Which old addresses lead somewhere. Each other has a suggestion, which becomes a redirect with one press. */
export function Addresses({ addresses: { leading, needed, total }, id, onChange, onSitemap }: Props) {
  const t = useMessages()
  const call = useCall()
  const { routes } = useConfig().config
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Paths that were redirected here, to undo. */
  const [made, setMade] = useState<string[]>([])
  const suggested = needed.filter(({ suggestion }) => suggestion)

  const change = async (run: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await run()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    }
    setBusy(false)
    onChange()
  }
  const take = (chosen: AddressReport['needed']) =>
    change(async () => {
      for (const part of partsOf(chosen)) {
        const suggestions = part.flatMap(({ path, suggestion }) =>
          suggestion ? [{ collection: suggestion.collection, id: suggestion.id, path }] : [],
        )
        const done = await call<{ made: string[] }>(`/old-websites/${id}/redirects`, { body: { suggestions } })
        setMade((before) => [...before, ...done.made])
        if (done.made.length < part.length) setProblem(t('movingInNotRedirected'))
      }
    })
  const undo = () =>
    change(async () => {
      for (const addresses of partsOf(made)) await call(`/old-websites/${id}/redirects/undo`, { body: { addresses } })
      setMade([])
    })

  return (
    <SettingsCard help={t('movingInAddressesHelp')} title={t('movingInAddressesTitle')}>
      <div className={styles.steps}>
        <p className={styles.figure}>{t('movingInAddresses', { leading, needed: total - leading, total })}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {made.length > 0 && (
          <div className={styles.buttons}>
            <p className={styles.figure} role="status">
              {t('movingInRedirected', { count: made.length })}
            </p>
            <Button disabled={isBusy} icon="Undo2" onClick={() => void undo()}>
              {t('movingInUndo')}
            </Button>
          </div>
        )}
        {suggested.length > 1 && (
          <Button disabled={isBusy} icon="CornerUpRight" onClick={() => void take(suggested)}>
            {t('movingInRedirectAll', { count: suggested.length })}
          </Button>
        )}
        {needed.length > 0 && (
          <List label={t('movingInAddressesTitle')}>
            {needed.map((address) => (
              <ListRow
                detail={detailOf(address, t)}
                end={
                  address.suggestion && (
                    <Button
                      aria-label={t('movingInRedirectNamed', { path: address.path })}
                      disabled={isBusy}
                      icon="CornerUpRight"
                      onClick={() => void take([address])}
                    >
                      {t('movingInRedirect')}
                    </Button>
                  )
                }
                key={address.path}
                title={<bdi dir="ltr">{decoded(address.path)}</bdi>}
                wraps
              />
            ))}
          </List>
        )}
        <div className={styles.buttons}>
          {onSitemap && (
            <Button disabled={isBusy} icon="Search" onClick={() => void onSitemap()}>
              {t('movingInSitemapLook')}
            </Button>
          )}
          <Button href={`${routes.admin}/collections/redirects`}>{t('movingInKind_redirect')}</Button>
        </div>
      </div>
    </SettingsCard>
  )
}

const detailOf = ({ suggestion, title }: AddressReport['needed'][number], t: ReturnType<typeof useMessages>): string =>
  [title && isolateText(title), suggestion && t('movingInSuggestion', { path: isolateText(decoded(suggestion.path)) })]
    .filter(Boolean)
    .join(' · ')

/** As many at a time as the server takes. */
const partsOf = <Entry,>(entries: Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / MAX_TAKEN) }, (_, part) =>
    entries.slice(part * MAX_TAKEN, (part + 1) * MAX_TAKEN),
  )

const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
