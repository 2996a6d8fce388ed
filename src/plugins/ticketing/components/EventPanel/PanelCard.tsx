'use client'

import { useDocumentInfo, useEditDepth, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { Banner, Button, SelectField, useMessages } from '@/exports/client'
import { Combobox, type Option } from '@/components/ui/Combobox/Combobox'
import { relativeTime } from '@/lib/time/relativeTime'
import type { SiteProvider } from '../../lib/connections/siteProviders'
import { isStillListed, eventSyncStatus, canConnectEvent } from '../../lib/eventPanel/status'
import { panelName } from '../../lib/eventPanel/panelName'
import type { SyncFields } from '../../lib/links/syncFields'
import { useTicketingList } from '../lists/useTicketingList'
import { AttributeMarks } from '../Marks/AttributeMarks'
import { Differences } from './Differences/Differences'
import styles from './EventPanel.module.css'
import { PlanDialog } from './PlanDialog'
import { SyncOverlay } from './SyncOverlay'
import { useEventLink } from './useEventLink'
import { useSyncNow } from './useSyncNow'

interface Props {
  /** Number of performances of which something else is announced than the box office says. */
  announced: number
  /** Number of documents, of the event and its performances, that differ since a sync was taken back. */
  differs: number
  /** URL of the apps screen; null if the user has no access to it. */
  hrefOfApps: string | null
  link: SyncFields
  product: string
  providers: SiteProvider[]
  tenant: string
}

/** Not rendered in a drawer: a sync reloads the page, and with it the form behind the drawer. */
export const PanelCard = (props: Props) => (useEditDepth() > 1 ? null : <Panel {...props} />)

/** Links an event to a box-office event and syncs it. */
function Panel({ announced, differs, hrefOfApps, link: stored, product, providers, tenant }: Props) {
  const t = useMessages()
  const titleId = useId()
  const { language } = useTranslation().i18n
  const [now] = useState(() => Date.now())
  const info = useDocumentInfo()
  const { disabled } = useForm()
  const id = info.id ? String(info.id) : null
  const endDate = useFormFields(([fields]) => fields.endDate?.value)
  const [handle, setHandle] = useState(
    stored.provider ?? (providers.find(({ isConnected }) => isConnected) ?? providers[0])?.handle ?? '',
  )
  const [planDialog, setPlanDialog] = useState({ isOpen: false, revision: 0 })
  const { choose, chosen, clear, connect, disconnect, isBusy, link, problem } = useEventLink(id, stored, handle)
  const sync = useSyncNow(id)
  const provider = providers.find((candidate) => candidate.handle === handle)
  const canEdit =
    !disabled &&
    !info.isTrashed &&
    Boolean(info.docPermissions && 'update' in info.docPermissions && info.docPermissions.update)
  const list = useTicketingList(
    provider?.isConnected && canEdit ? { connection: provider.connection, handle, list: 'events', tenant } : null,
    link.provider === handle && link.externalId ? { id: link.externalId, since: link.syncedAt } : null,
  )
  // The provider's app is no longer installed.
  if (!provider) return null

  const { name } = provider
  const isLinkedHere = link.provider === handle
  const isListed = isLinkedHere ? isStillListed(link, list.docs && { docs: list.docs, keptAt: list.keptAt }) : null
  const isConnected = link.connected && isLinkedHere
  const status = eventSyncStatus({
    endDate: typeof endDate === 'string' ? endDate : endDate instanceof Date ? endDate.toISOString() : null,
    hasDeletedCheck: provider.hasDeletedCheck,
    isConnected,
    isListed,
    isSaved: id !== null,
    now,
  })
  const options = optionsOf()
  const isGone = isListed === false && chosen === link.externalId
  const isChanged = chosen !== null && chosen !== link.externalId

  function optionsOf(): Option[] {
    const listed = (list.docs ?? []).map(({ id: value, label }) => ({ label, value }))
    const linkedId = isLinkedHere ? link.externalId : null
    if (linkedId === null || listed.some(({ value }) => value === linkedId)) return listed
    return [
      {
        label: isListed === false ? t('ticketingEventGone', { id: linkedId }) : link.externalName || linkedId,
        value: linkedId,
      },
      ...listed,
    ]
  }

  return (
    <section aria-busy={isBusy} aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t('ticketingSync')}
        </h2>
        <p className={styles.status} data-status={status} role="status">
          <span aria-hidden="true" className={styles.dot} />
          {t(`ticketingStatus_${status}`, { product, provider: panelName(provider) })}
        </p>
      </header>
      {providers.length > 1 && (
        <SelectField
          choices={providers.map(({ handle: value, name: label }) => ({ label, value }))}
          disabled={!canEdit || link.connected}
          label={t('ticketingApp')}
          onValue={changeProvider}
          value={handle}
        />
      )}
      {!provider.isConnected ? (
        <Banner
          action={hrefOfApps && <Button href={`${hrefOfApps}/${handle}`}>{t('ticketingConnectThere')}</Button>}
          icon="CircleAlert"
        >
          {t('ticketingConnectFirst', { provider: name })}
        </Banner>
      ) : (
        <Combobox
          isClosed={!canEdit || !id || (isConnected && !isGone)}
          label={t('ticketingEventOf', { provider: name })}
          onValue={choose}
          options={options}
          placeholder={t(list.docs || !canEdit ? 'ticketingChooseEvent' : 'ticketingLoading')}
          value={chosen}
        />
      )}
      {!id && <p className={styles.note}>{t('ticketingSaveFirst', { provider: name })}</p>}
      {list.error && !list.docs && (
        <Banner action={<Button onClick={list.reload}>{t('tryAgain')}</Button>} icon="CircleAlert" variant="error">
          {t('ticketingListFailed', { problem: list.error.message, provider: name })}
        </Banner>
      )}
      {isGone && (
        <Banner
          action={
            canEdit && (
              <Button disabled={isBusy} onClick={() => void clear()}>
                {t('ticketingClear')}
              </Button>
            )
          }
          icon="CircleAlert"
        >
          {t('ticketingChooseAnother', { provider: name })}
        </Banner>
      )}
      {isConnected && differs > 0 && (
        <Banner
          action={
            canEdit && (
              <Button disabled={isBusy} onClick={() => sync.start('follow')}>
                {t('ticketingFollow')}
              </Button>
            )
          }
          icon="CircleAlert"
        >
          {t('ticketingDiffersHere', { count: differs, provider: name })}
        </Banner>
      )}
      {isConnected && announced > 0 && (
        <Banner icon="CircleAlert">{t('ticketingAnnouncedOtherwise', { count: announced, provider: name })}</Banner>
      )}
      {(problem ?? sync.problem) && (
        <Banner icon="CircleAlert" variant="error">
          {problem ?? sync.problem}
        </Banner>
      )}
      {canEdit && provider.isConnected && (
        <div className={styles.actions}>
          {(canConnectEvent({ chosen, isConnected, isSaved: id !== null }) || (isConnected && isChanged)) && (
            <Button disabled={isBusy} variant="primary" onClick={() => void connect()}>
              {t('ticketingConnect')}
            </Button>
          )}
          {isConnected && !isChanged && (
            <>
              <Button
                disabled={isBusy}
                icon="RefreshCw"
                variant="primary"
                onClick={sync.phase === 'waiting' ? sync.cancel : () => sync.start()}
              >
                {t(sync.phase === 'waiting' ? 'ticketingSaving' : 'ticketingSyncNow')}
              </Button>
              <Button
                disabled={isBusy}
                onClick={() => setPlanDialog(({ revision }) => ({ isOpen: true, revision: revision + 1 }))}
              >
                {t('ticketingWhatChanges')}
              </Button>
              <Differences id={id} provider={provider} tenant={tenant} />
              <Button disabled={isBusy} variant="quiet" onClick={() => void disconnect()}>
                {t('ticketingDisconnect')}
              </Button>
            </>
          )}
        </div>
      )}
      {isConnected && link.syncedAt && (
        <p className={styles.note}>
          {t('ticketingSynced', { when: relativeTime(new Date(link.syncedAt), new Date(now), language) })}
        </p>
      )}
      {isConnected && id && <AttributeMarks id={id} canEdit={canEdit} type="events" />}
      {id && (
        <PlanDialog
          id={id}
          isOpen={planDialog.isOpen}
          key={planDialog.revision}
          name={name}
          onClose={() => setPlanDialog(({ revision }) => ({ isOpen: false, revision }))}
          onSync={() => sync.start()}
          revision={planDialog.revision}
        />
      )}
      <SyncOverlay
        isOpen={sync.phase === 'syncing'}
        title={t('ticketingSynchronizing', { provider: panelName(provider) })}
      />
    </section>
  )

  function changeProvider(next: string) {
    setHandle(next)
    choose(link.provider === next ? link.externalId : null)
  }
}
