'use client'

import { useEffect, useRef } from 'react'
import { Banner, Button, SelectField, SettingsCard, TextField, useMessages } from '@/exports/client'
import { isEditable, phaseMessageKey } from '../../lib/connections/connectionPhase'
import styles from './Connection.module.css'
import { useConnection, type ConnectionShown } from './useConnection'

/** Form that connects a site to its box office, with test results and errors. */
export function ConnectionCard(shown: ConnectionShown) {
  const t = useMessages()
  const { fields, handle, name, organization, status } = shown
  const { attempts, connect, disconnect, edit, missing, phase, problem, test, values } = useConnection(shown)
  const isOpen = isEditable(phase)
  const isBusy = phase === 'connecting' || phase === 'testing'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])
  return (
    <SettingsCard help={organization ?? undefined} title={t('ticketingConnection', { provider: name })}>
      <form
        className={styles.form}
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isOpen) void (phase === 'ready' ? connect() : test())
        }}
      >
        {phase === 'connected' && status === 'attention' && (
          <Banner icon="CircleAlert" title={t('ticketingNeedsAttention')}>
            {t('ticketingAttentionBody')}
          </Banner>
        )}
        {phase === 'ready' && (
          <Banner icon="Check" variant="info">
            {t('ticketingSuccess')}
          </Banner>
        )}
        {problem && (
          <Banner
            icon="CircleAlert"
            variant="error"
            title={handle === 'elevent' || handle === 'spektrix' ? t('ticketingUnable', { provider: name }) : undefined}
          >
            {handle === 'elevent' || handle === 'spektrix'
              ? problem
              : t(handle === 'lineup' ? 'ticketingUnableLineup' : 'ticketingUnableBecause', {
                  problem: problem,
                  provider: name,
                })}
          </Banner>
        )}
        {fields.map(({ name: field, choices, label: ownLabel, last4, longest, type }) => {
          const label = ownLabel ?? t(`ticketingField_${field}` as never)
          if (choices)
            return (
              <SelectField
                choices={choices.map((value) => ({ label: value, value }))}
                disabled={!isOpen}
                key={field}
                label={label}
                onValue={(value) => edit(field, value)}
                value={values[field] || choices[0]}
              />
            )
          return (
            <TextField
              autoCapitalize="none"
              autoComplete={type === 'secret' ? 'new-password' : 'off'}
              dir="ltr"
              error={missing.has(field) ? t('ticketingMissing', { fields: label }) : null}
              help={
                type === 'secret' && last4 !== null
                  ? t(last4 === '' ? 'ticketingSecretStored' : 'ticketingSecretSet', { end: last4 })
                  : undefined
              }
              key={field}
              label={label}
              maxLength={longest}
              onValue={(value) => edit(field, value)}
              placeholder={type === 'url' ? 'https://' : undefined}
              readOnly={!isOpen}
              spellCheck={false}
              type={type === 'secret' ? 'password' : 'text'}
              value={values[field] ?? ''}
            />
          )
        })}
        <div className={styles.foot}>
          <p
            className={styles.state}
            data-phase={phase === 'connected' && status === 'attention' ? 'attention' : phase}
            role="status"
          >
            <span aria-hidden="true" className={styles.dot} />
            {phase === 'connected' && status === 'attention'
              ? t('ticketingNeedsAttention')
              : t(phaseMessageKey(phase, handle))}
          </p>
          {phase === 'connected' ? (
            <Button onClick={() => void disconnect()}>{t('ticketingDisconnect')}</Button>
          ) : (
            <Button aria-disabled={isBusy} variant="primary" type="submit">
              {t(
                phase === 'ready' || !fields.some(({ type }) => type === 'secret')
                  ? 'ticketingConnect'
                  : 'ticketingTest',
              )}
            </Button>
          )}
        </div>
      </form>
    </SettingsCard>
  )
}
