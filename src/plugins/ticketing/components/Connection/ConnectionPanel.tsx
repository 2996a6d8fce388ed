import type { PayloadRequest } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, personOf, tenantOf, translatorOf } from '@/exports/server'
import { hasPermission, hrefs } from '@/exports/shared'
import { readSecretMarks } from '@/database/secrets/secrets'
import { planAllows } from '@/lib/plans/planAllows'
import { PlanBanner } from '@/components/settings/PlanBanner'
import { plansHref } from '@/components/settings/plansHref'
import { readConnection, statusOf } from '../../database/connections'
import { ownerOfConnection } from '../../lib/connections/resolveConnection'
import { findProvider } from '../../providers'
import { bringInPath } from '../../lib/bringInPath'
import { MapCard } from '../MapCard/MapCard'
import { Runs } from '../Runs/Runs'
import { ConnectionCard } from './ConnectionCard'
import styles from './ConnectionPanel.module.css'

/** Screen of a box-office app: its connection, runs and field map. */
export async function ConnectionPanel({
  handle,
  req,
  tenant,
}: {
  handle: string
  req: PayloadRequest
  tenant: string
}) {
  const provider = findProvider(handle)
  if (!provider) return null
  const t = translatorOf(req.i18n)
  const site = await tenantOf(req, tenant)
  if (!site || !planAllows(site, 'ticketing_integrations')) {
    const person = await personOf(req)
    return (
      <PlanBanner href={person && plansHref(req, person, tenant)} t={t}>
        {t('ticketingNotInPlan')}
      </PlanBanner>
    )
  }
  const stored = await readConnection(req, { provider: handle, tenant })
  const marks = (await readSecretMarks(req, tenant))[ownerOfConnection(handle)] ?? {}
  const fields = provider.connection.map(({ choices, isRequired, label, longest, name, type }) => ({
    choices,
    isRequired,
    label,
    last4: marks[name]?.last4 ?? null,
    longest,
    name,
    type,
    value: type === 'secret' ? '' : (stored?.fields[name] ?? ''),
  }))
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['settings', 'ticketing'])}>
      <div className={styles.panel}>
        <ConnectionCard
          fields={fields}
          handle={handle}
          key={tenant}
          name={provider.name}
          organization={stored?.organization?.name ?? null}
          status={statusOf(stored)}
          tenant={tenant}
        />
        {stored?.isConnected && (
          <>
            <Runs handle={handle} href={hrefs(req)(bringInPath(handle))} name={provider.name} tenant={tenant} />
            <MapCard
              handle={handle}
              isReadOnly={!hasPermission(await personOf(req), 'apps:admin', tenant)}
              key={`map ${stored.epoch}`}
              name={provider.name}
              tenant={tenant}
            />
          </>
        )}
      </div>
    </AreaMessagesProvider>
  )
}
